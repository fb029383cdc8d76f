import { expect, it } from 'vitest';
import {
  notifiedOf,
  ruleKindOf,
  type ChangedPlace,
  type OwnedRule,
  type TracedChange,
} from './change-rules.ts';
import { cycleChangeTypes, planChangeTypes, ruleSubject } from './change-types.ts';
import { ruleText } from './rule.ts';

const early = new Date('2026-11-20T08:00:00Z');
const now = new Date('2026-11-20T09:00:00Z');
const rule = (over: Partial<OwnedRule> = {}): OwnedRule => ({
  userId: 'u-1',
  kind: 'plan-change',
  productTypeId: 4,
  locationId: 1,
  milestone: null,
  changeType: 'priority',
  materialNumber: null,
  stepId: null,
  threshold: null,
  activeSince: early,
  ...over,
});
const change = (over: Partial<TracedChange> = {}): TracedChange => ({
  aggregate: 'plan',
  field: 'priority',
  at: now,
  actorId: 'u-9',
  ...over,
});
const place: ChangedPlace = { productTypeId: 4, locationIds: [1], steps: [] };

it('notifies whose rule asks for what was changed, each once, in the order of their rules', () => {
  const rules = [rule(), rule({ userId: 'u-2' }), rule(), rule({ userId: 'u-3', changeType: 'quantity' })];
  expect(notifiedOf(rules, change(), place)).toEqual(['u-1', 'u-2']);
});

it('does not notify people of what they did themselves (D27)', () => {
  const rules = [rule(), rule({ userId: 'u-2' })];
  expect(notifiedOf(rules, change({ actorId: 'u-1' }), place)).toEqual(['u-2']);
  expect(notifiedOf(rules, change({ actorId: '' }), place)).toEqual(['u-1', 'u-2']);
});

it.each([
  ['another product type', { productTypeId: 5 }, []],
  ['another location', { locationIds: [2] }, []],
  ['no location', { locationIds: [] }, []],
  ['a plan that left the location', { locationIds: [2, 1] }, ['u-1']],
])('keeps to the product type and the location of the rule: %s (D26)', (_name, over, told) => {
  expect(notifiedOf([rule()], change(), { ...place, ...over })).toEqual(told);
});

it('tells a rule nothing of what happened before it was made or changed', () => {
  expect(notifiedOf([rule({ activeSince: now })], change(), place)).toEqual(['u-1']);
  expect(notifiedOf([rule({ activeSince: new Date(now.getTime() + 1) })], change(), place)).toEqual([]);
});

it('tells planned and actual dates of a milestone apart, and one milestone from another (§3.11)', () => {
  const planned = rule({ kind: 'planned-milestone-change', milestone: 1, changeType: null });
  const actual = rule({ ...planned, kind: 'actual-milestone-change', userId: 'u-2' });
  const told = (field: string) => notifiedOf([planned, actual], change({ field }), place);
  expect(told('milestone:1:planned')).toEqual(['u-1']);
  expect(told('milestone:1:actual')).toEqual(['u-2']);
  expect(told('milestone:10:planned')).toEqual([]);
  expect(told('milestone:1:leadTime')).toEqual([]);
});

it('tells of a job step where the material and the step are those of the rule', () => {
  const ofStep = rule({ kind: 'job-step-change', changeType: null, materialNumber: '40-2210', stepId: 21 });
  const ofJob = change({ aggregate: 'manufacturing-cycle', field: 'job:7' });
  const told = (materialNumber: string | null, stepId: number) =>
    notifiedOf([ofStep], ofJob, { ...place, steps: [{ materialNumber, stepId }] });
  expect(told('40-2210', 21)).toEqual(['u-1']);
  expect(told('40-2210', 22)).toEqual([]);
  expect(told('40-2211', 21)).toEqual([]);
  expect(told(null, 21)).toEqual([]);
});

it.each([
  ['plan', 'milestone:5:planned', 'planned-milestone-change'],
  ['plan', 'milestone:5:actual', 'actual-milestone-change'],
  ['plan', 'milestone:5:leadTime', 'plan-change'],
  ['plan', 'orderNumber', 'plan-change'],
  ['manufacturing-cycle', 'orderNumber', 'cycle-change'],
  ['manufacturing-cycle', 'job:7', 'job-step-change'],
  ['manufacturing-cycle', 'rework:7:1', 'job-step-change'],
] as const)('%s %s is for rules of the kind %s', (aggregate, field, kind) => {
  expect(ruleKindOf({ aggregate, field })).toBe(kind);
});

it('offers what the history tells, each once and by name, without what has rules of its own (D25)', () => {
  for (const options of [planChangeTypes, cycleChangeTypes]) {
    const texts = options.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts).toEqual(texts.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect(options.filter(({ value }) => /:planned|:actual|^job|^rework|onHold/.test(value))).toEqual([]);
  }
  expect(planChangeTypes).toContainEqual({ value: 'requestStatusId', text: 'Request Status' });
  expect(cycleChangeTypes).toContainEqual({ value: 'finalized', text: 'Finalized' });
});

it.each([
  [rule(), null, 'Priority, PEEK cranial implant, Freiburg'],
  [
    rule({ kind: 'milestone-alert', changeType: null, milestone: 7, threshold: -2 }),
    null,
    '2 days before Shipped, PEEK cranial implant, Freiburg',
  ],
  [
    rule({ kind: 'milestone-alert', changeType: null, milestone: 7, threshold: 0 }),
    null,
    'At Shipped, PEEK cranial implant, Freiburg',
  ],
  [
    rule({ kind: 'job-step-alert', changeType: null, stepId: 21, materialNumber: '40-2210', threshold: 1 }),
    'Milling',
    '1 hour after Milling, 40-2210, PEEK cranial implant, Freiburg',
  ],
  [
    rule({ kind: 'actual-milestone-change', changeType: null, milestone: 7 }),
    null,
    'Shipped actual, PEEK cranial implant, Freiburg',
  ],
])('words a rule as its row shows it (D4): %#', (one, step, text) => {
  const names = {
    productType: 'PEEK cranial implant',
    location: 'Freiburg',
    subject: ruleSubject(one, step),
  };
  expect(ruleText(one, names)).toBe(text);
});
