import { expect, it } from 'vitest';
import { inOrder } from './field-places.ts';

const nameOf = (name: string) => name;

it('follows the page, not the order in which things were told', () => {
  expect(inOrder(['name', 'items.0.centre', 'due'], ['due', 'items.0.centre', 'name'], nameOf)).toEqual([
    'name',
    'items.0.centre',
    'due',
  ]);
});

it('keeps what has no place on the page, behind the rest and in its own order', () => {
  expect(inOrder(['name'], ['stock', 'root', 'name'], nameOf)).toEqual(['name', 'stock', 'root']);
});
