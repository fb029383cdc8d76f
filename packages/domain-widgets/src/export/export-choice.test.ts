import { expect, it } from 'vitest';
import { choosable, mostPicks, openAtFirst, treeNodes, withPicks } from './export-choice.ts';

const leaf = (id: string, disabledReason: string | null = null) => ({
  id,
  label: id,
  disabled: disabledReason !== null,
  disabledReason,
  children: [],
});
const nodes = treeNodes([
  { ...leaf('a'), children: [leaf('a1'), leaf('a2', 'No keycode is assigned.')] },
  { ...leaf('b', 'It has no files.'), children: [] },
]);

it('draws a tree with its reasons, and knows what can be ticked (R8)', () => {
  expect(choosable(nodes)).toEqual(['a1']);
  expect(nodes[0]?.children?.[1]?.disabledReason).toBe('No keycode is assigned.');
  expect(openAtFirst(nodes, 1)).toEqual(new Set(['a']));
  expect(openAtFirst(nodes, 301)).toEqual(new Set());
});

it('adds each pick once, and no more than fit', () => {
  const picks = Array.from({ length: mostPicks - 1 }, (_none, id) => ({ id, name: String(id) }));
  const more = [0, mostPicks, mostPicks + 1].map((id) => ({ id, name: String(id) }));
  const all = withPicks(picks, more);
  expect(all).toHaveLength(mostPicks);
  expect(all.at(-1)?.id).toBe(mostPicks);
});
