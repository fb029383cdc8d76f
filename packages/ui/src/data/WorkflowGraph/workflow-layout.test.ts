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
});
