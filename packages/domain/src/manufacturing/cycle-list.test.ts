import { expect, it } from 'vitest';
import { planStatus } from '../plan/plan-status.ts';
import { cycleColumns, cycleRowStyle, stepOfColumn, type CycleRowFacts } from './cycle-list.ts';

const now = new Date('2026-11-24T12:00:00Z');
const facts: CycleRowFacts = {
  status: planStatus.manufacturing,
  priority: false,
  criticalAt: null,
  due: { plannedDate: new Date('2026-11-24T08:00:00Z'), actualDate: null, zone: 'Europe/Berlin' },
};
const late = { ...facts.due, plannedDate: new Date('2026-11-23T08:00:00Z') };

it.each([
  ['none', {}],
  ['late', { due: late }],
  ['none', { due: { ...late, actualDate: now } }],
  ['none', { due: late, status: planStatus.done }],
  ['critical', { due: late, priority: true }],
  ['critical', { criticalAt: now }],
  ['none', { criticalAt: new Date('2026-11-24T12:00:01Z') }],
  ['on-hold', { due: late, priority: true, criticalAt: now, status: planStatus.onHold }],
] as const)('a row is %s (G23): %j', (style, more) => {
  expect(cycleRowStyle({ ...facts, ...more }, now)).toBe(style);
});

it('dates of job steps take the place of those out of manufacturing, both of one step have columns (G8, G9)', () => {
  const shown = (columns: ReturnType<typeof cycleColumns>) =>
    columns.filter((column) => !column.isInitiallyHidden).map(({ label }) => label);
  expect(shown(cycleColumns())).toContain('Out-Of-Manuf.');
  const both = ([1, 0] as const).map((criteria) => ({ jobStepId: 21, criteria, name: 'Milling' }));
  const columns = cycleColumns(both);
  expect(shown(columns)).toEqual([
    'Plan Id',
    'Product Symbol',
    'Design Status',
    'Milling',
    'Milling (actual)',
    'Manufacturing Progress',
    'Comment',
  ]);
  expect(columns.map(({ id }) => stepOfColumn(id)).filter(Boolean)).toEqual([
    { jobStepId: 21, criteria: 1 },
    { jobStepId: 21, criteria: 0 },
  ]);
});
