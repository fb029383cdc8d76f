import { expect, it } from 'vitest';
import { type Command, fittingGroups } from './command.ts';

const onAction = () => {};
const commands: Command[] = [
  { id: 'plans', label: 'Fulfilment plans', group: 'Go to', onAction },
  { id: 'changes', label: 'Changes', group: 'Go to', keywords: ['history'], onAction },
  { id: 'add', label: 'Add plan', group: 'Plan', onAction },
  { id: 'theme', label: 'Dark theme', onAction },
];
const found = (query: string) =>
  fittingGroups(query, commands, 'Others').map(({ title, commands: members }) => [
    title,
    ...members.map(({ id }) => id),
  ]);

it('keeps the given order while nothing is typed', () => {
  expect(found('')).toEqual([
    ['Go to', 'plans', 'changes'],
    ['Plan', 'add'],
    ['Others', 'theme'],
  ]);
});

it('puts the group of the best command first', () => {
  expect(found('add')).toEqual([['Plan', 'add']]);
  expect(found('plan').flat()).toContain('plans');
});

it('finds by other words and by the group', () => {
  expect(found('history')).toEqual([['Go to', 'changes']]);
  expect(found('go to changes')).toEqual([['Go to', 'changes']]);
});
