import { expect, test } from 'vitest';
import { isTest, read, sources } from './repository.ts';

/** The tables whose rows people follow in the change history, with the rows that belong to them. */
const told = [
  'plans',
  'planMilestones',
  'planLinks',
  'planComments',
  'planLeadTimeModifications',
  'distributionCenters',
  'manufacturingLocations',
  'jobSteps',
  'workflows',
  'workflowVersions',
  'workflowSteps',
  'stepEffortGroups',
  'stepEfforts',
  'cycleDefinitions',
  'workProcedures',
  'workProcedureWorkflows',
  'products',
  'productTypes',
];
const names = told.join('|');
const writing = new RegExp(
  String.raw`\.(?:insert|update|delete)\(\s*(?:${names})\s*\)|\b(?:updateRows|insertRows)\(\s*\w+,\s*(?:${names})\b|\b(?:updateStatement|insertStatement)\(\s*(?:${names})\b`,
);
const road = /from '[^']*\/(?:write-road\/(?:write-road|verbs)|reference-data\/audit-record)\.ts'/;

/** What stores on the road, or has none: a repository, the demo world, tests. */
const storing = /\.(?:repository|demo)\.ts$|\/modules\/demo\/|\/testing\//;

/**
 * What writes rows without the road, and why that is right: scheduling and holds store what follows from a write that is
 * on its way, under its stamp; a new plan gets its milestones while it is created; the server makes the product type of
 * designs alone by itself, once.
 */
const alongTheRoad = [
  'apps/server/src/modules/plan/hold-plan.ts',
  'apps/server/src/modules/plan/new-plan/design-only-type.ts',
  'apps/server/src/modules/plan/new-plan/new-plan-milestones.ts',
  'apps/server/src/modules/plan/schedule/store-moves.ts',
];

const writers = sources.filter(
  (file) =>
    file.startsWith('apps/server/src/modules/') &&
    !isTest(file) &&
    !storing.test(file) &&
    writing.test(read(file)),
);

test('rows that have a history are changed on the write road: with history, stamp and event', () => {
  const beside = writers.filter((file) => !alongTheRoad.includes(file) && !road.test(read(file)));
  expect(beside).toEqual([]);
});

test('the check finds what writes such rows', () => {
  expect(writers.length).toBeGreaterThan(5);
  expect(writing.test('await tx.update(plans).set({ quantity: 2 })')).toBe(true);
  expect(writing.test('await updateRows(tx, plans, [])')).toBe(true);
  expect(writing.test('tx.select().from(plans)')).toBe(false);
});

test('only the road records changes: a verb that did it itself could forget stamp or event', () => {
  const allowed = /\/modules\/(?:history|write-road|reference-data)\//;
  const recorders = sources.filter(
    (file) =>
      file.startsWith('apps/server/src/modules/') && !isTest(file) && /\brecordChanges\(/.test(read(file)),
  );
  const others = recorders.filter((file) => !allowed.test(file));
  // Both tell what scheduling moves along with a write, under its stamp.
  expect(others).toEqual([
    'apps/server/src/modules/plan/schedule/set-milestone-date.ts',
    'apps/server/src/modules/plan/schedule/store-moves.ts',
  ]);
});
