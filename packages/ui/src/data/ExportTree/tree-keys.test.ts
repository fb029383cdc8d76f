import { expect, it } from 'vitest';
import { treeLines } from './tree-checks.ts';
import { actOfKey } from './tree-keys.ts';

const nodes = [
  { id: 'a', label: 'Alpha', children: [{ id: 'b', label: 'Beta' }] },
  { id: 'c', label: 'Gamma', children: [{ id: 'd', label: 'Delta' }] },
];
const lines = treeLines(nodes, new Set(['a']));
const press = (index: number, key: string, isRightToLeft = false) =>
  actOfKey(lines, index, { key, isCommand: false, isRightToLeft });

it.each([
  [0, 'ArrowDown', { kind: 'go', index: 1 }],
  [2, 'ArrowDown', { kind: 'go', index: 2 }],
  [0, 'ArrowUp', { kind: 'go', index: 0 }],
  [0, 'End', { kind: 'go', index: 2 }],
  [0, 'ArrowRight', { kind: 'go', index: 1 }],
  [2, 'ArrowRight', { kind: 'expand', index: 2 }],
  [1, 'ArrowRight', undefined],
  [0, 'ArrowLeft', { kind: 'expand', index: 0 }],
  [1, 'ArrowLeft', { kind: 'go', index: 0 }],
  [1, ' ', { kind: 'tick', index: 1 }],
  [0, 'g', { kind: 'go', index: 2 }],
  [2, 'a', { kind: 'go', index: 0 }],
  [0, 'Tab', undefined],
])('on line %i, %s', (index, key, act) => {
  expect(press(index, key)).toEqual(act);
});

it('mirrors the arrows from right to left', () => {
  expect(press(0, 'ArrowLeft', true)).toEqual({ kind: 'go', index: 1 });
  expect(press(1, 'ArrowRight', true)).toEqual({ kind: 'go', index: 0 });
});

it('ticks all with the command key', () => {
  const pressed = { key: 'a', isCommand: true, isRightToLeft: false };
  expect(actOfKey(lines, 0, pressed)).toEqual({ kind: 'tickAll' });
});
