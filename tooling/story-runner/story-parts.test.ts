import { describe, expect, it } from 'vitest';
import { inParts } from './story-parts.ts';

const story = (title: string, name: string) => ({ id: `${title}--${name}`, title, name, type: 'story' });
const index = {
  v: 5,
  entries: { a: story('A', 'One'), b: story('A', 'Two'), c: story('B', 'One'), d: story('C', 'One') },
};

describe('stories in parts', () => {
  it('loses none and keeps those of a component together, with their own titles in their names', () => {
    const { v, entries } = inParts(index, 2);
    expect(v).toBe(5);
    expect(Object.entries(entries).map(([id, { title, name }]) => `${id}: ${title}, ${name}`)).toEqual([
      'a: Part 1 of 2, A: One',
      'b: Part 1 of 2, A: Two',
      'c: Part 2 of 2, B: One',
      'd: Part 1 of 2, C: One',
    ]);
    expect(entries['a']).toHaveProperty('type', 'story');
  });
});
