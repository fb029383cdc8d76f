import { describe, expect, it } from 'vitest';
import { edgesOf, layOut, type WorkflowGraphStep } from './workflow-layout.ts';
import { drawEdges } from './workflow-lines.ts';

const step = (id: string, successId?: string, failureId?: string): WorkflowGraphStep => ({
  id,
  name: id,
  successId,
  failureId,
});
const placesOf = (steps: readonly WorkflowGraphStep[]) =>
  Object.fromEntries(layOut(steps).steps.map(({ step: { id }, row, place }) => [id, [row, place]]));

describe('layOut', () => {
  it('puts one step below the other', () => {
    expect(placesOf([step('design', 'mill'), step('mill', 'pack'), step('pack')])).toEqual({
      design: [0, 0],
      mill: [1, 0],
      pack: [2, 0],
    });
  });

  it('does not move a step because a failure leads back to it', () => {
    const steps = [
      step('design', 'check'),
      step('check', 'mill', 'design'),
      step('mill', undefined, 'design'),
    ];
    expect(placesOf(steps)).toEqual({ design: [0, 0], check: [1, 0], mill: [2, 0] });
    expect(layOut(steps).edges).toHaveLength(4);
  });

  it('puts what a failure leads to beside the way of success', () => {
    const steps = [step('check', 'pack', 'repair'), step('repair', 'pack'), step('pack')];
    expect(placesOf(steps)).toEqual({ check: [0, 0], repair: [1, 0], pack: [2, 0] });
    const both = [step('check', 'pack', 'scrap'), step('scrap'), step('pack')];
    expect(placesOf(both)).toEqual({ check: [0, 0], pack: [1, 0], scrap: [1, 1] });
  });

  it('knows circles of failures, steps of their own and arrows to nowhere', () => {
    const steps = [step('a', 'b', 'a'), step('b', 'a', 'nowhere'), step('c')];
    expect(placesOf(steps)).toEqual({ a: [0, 0], c: [0, 1], b: [1, 0] });
    expect(edgesOf(steps).map(({ to }) => to)).toEqual(['b', 'a', 'a']);
  });

  it('draws nothing for nothing', () => {
    expect(layOut([])).toEqual({ steps: [], edges: [], rowCount: 0, placeCount: 0 });
  });
});

/** The level and upright pieces of a path, and its ends. */
const piecesOf = (path: string) => {
  const points = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[A-Z]|$)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  return points.slice(1).map((end, index) => ({ start: points[index] ?? [], end }));
};

/** Everything where two arrows would lie on each other. */
const overlapsOf = (steps: readonly WorkflowGraphStep[]): string[] => {
  const { lines } = drawEdges(layOut(steps));
  const found: string[] = [];
  lines.forEach((left, index) =>
    lines.slice(index + 1).forEach((right) => {
      const names = `${left.edge.from}→${left.edge.to} ${right.edge.from}→${right.edge.to}`;
      for (const a of piecesOf(left.path))
        for (const b of piecesOf(right.path))
          for (const [along, across] of [
            [0, 1],
            [1, 0],
          ] as const) {
            const isLevel = (piece: typeof a) => piece.start[across] === piece.end[across];
            if (!isLevel(a) || !isLevel(b) || a.start[across] !== b.start[across]) continue;
            const [aFrom, aTo] = [a.start[along] ?? 0, a.end[along] ?? 0].sort((m, n) => m - n);
            const [bFrom, bTo] = [b.start[along] ?? 0, b.end[along] ?? 0].sort((m, n) => m - n);
            if ((aFrom ?? 0) < (bTo ?? 0) && (bFrom ?? 0) < (aTo ?? 0)) found.push(names);
          }
    }),
  );
  return found;
};

describe('drawEdges', () => {
  it('goes straight to the next row and round the steps otherwise', () => {
    const steps = [step('design', 'check'), step('check', 'mill', 'design'), step('mill', 'pack', 'design')];
    const { lines } = drawEdges(layOut([...steps, step('pack')]));
    const laneOf = (from: string, to: string) =>
      lines.find(({ edge }) => edge.from === from && edge.to === to)?.lane;
    expect(laneOf('design', 'check')).toBeUndefined();
    expect(laneOf('check', 'design')).toBeDefined();
    expect(laneOf('mill', 'design')).not.toBe(laneOf('check', 'design'));
  });

  it.each([
    ['both ways to the same step', [step('a', 'b', 'b'), step('b', 'c', 'c'), step('c', 'a', 'a')]],
    [
      'fan-in',
      [
        step('a', 'd'),
        step('b', 'd'),
        step('c', 'd'),
        step('d', 'e', 'a'),
        step('e', 'f', 'a'),
        step('f', undefined, 'b'),
      ],
    ],
    ['back to itself', [step('a', 'b', 'a'), step('b', undefined, 'b')]],
    [
      'past rows',
      [step('a', 'b', 'd'), step('b', 'c', 'e'), step('c', 'd', 'e'), step('d', 'e', 'a'), step('e')],
    ],
  ])('draws no arrow on another: %s', (_, steps) => {
    expect(overlapsOf(steps)).toEqual([]);
  });

  it('keeps out of the other steps of a row', () => {
    const steps = [step('check', 'pack', 'repair'), step('repair'), step('pack', 'check')];
    const { lines, tops } = drawEdges(layOut(steps));
    const back = lines.find(({ edge }) => edge.from === 'pack');
    // Pack stands left of repair: the arrow goes below both before it goes to the right.
    const [, second] = piecesOf(back?.path ?? '');
    expect(second?.start[1]).toBeGreaterThan((tops[1] ?? 0) + 48);
  });
});
