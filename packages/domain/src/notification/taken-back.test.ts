import { expect, it } from 'vitest';
import { takenBack, type ToldChange } from './taken-back.ts';

/** Changes along these values, numbered from 1. */
const along = (...values: readonly (string | null)[]): ToldChange[] =>
  values.slice(1).map((to, index) => ({ changeId: index + 1, from: values[index] ?? null, to }));

it.each<[string, ToldChange[], number[]]>([
  ['nothing was told', [], []],
  ['a date that moved', along('3', '4'), []],
  ['and moved back', along('3', '4', '3'), [1, 2]],
  ['by several steps', along('3', '4', '5', '3'), [1, 2, 3]],
  ['only the last step was taken back', along('3', '4', '5', '4'), [2, 3]],
  ['there, back, and elsewhere', along('3', '4', '3', '5'), [1, 2]],
  ['a value that was entered and emptied', along(null, 'a', null), [1, 2]],
  // Comments: each begins at nothing, and only the one that was deleted goes.
  [
    'one of two that have the field',
    [...along(null, 'a'), { changeId: 2, from: null, to: 'b' }, { changeId: 3, from: 'b', to: null }],
    [2, 3],
  ],
  // What lies between was acknowledged, or nobody was told of it: that it is back is news.
  ['a gap', [...along('3', '4'), { changeId: 5, from: '7', to: '3' }], []],
])('%s', (_name, told, gone) => {
  expect([...takenBack(told)].toSorted((one, other) => one - other)).toEqual(gone);
});

it('looks at them in their order, whatever comes first, and may be asked in parts', () => {
  const all = along('1', '2', '3', '2', '4', '2', '1', '9');
  expect(takenBack(all.toReversed())).toEqual(takenBack(all));
  let open: ToldChange[] = [];
  for (const change of all) {
    const told = [...open, change];
    const gone = takenBack(told);
    open = told.filter(({ changeId }) => !gone.has(changeId));
  }
  expect(open).toEqual([{ changeId: 7, from: '1', to: '9' }]);
});
