import { milestoneType } from '@crt/domain/milestone-type';
import { planStatus } from '@crt/domain/plan-status';
import { expect, it } from 'vitest';
import { samplePlans } from '../sample-plans.ts';
import { askedDueOf, dueState, planDueState } from './due-state.ts';

const [pattern] = samplePlans();
const { shipped } = milestoneType;
const now = new Date('2026-11-24T23:30:00Z');

function stateOf(
  plannedDate: string | null,
  more: { actualDate?: string; status?: number; zone?: string } = {},
) {
  if (!pattern) throw new Error('There is no sample.');
  const { actualDate = null, status = planStatus.manufacturing, zone: timezone = 'Europe/Berlin' } = more;
  const dates = { milestoneId: shipped, name: 'Shipped', plannedDate, actualDate, timezone };
  const row = {
    ...pattern,
    processingStatus: status as typeof pattern.processingStatus,
    milestones: [dates],
  };
  return dueState(row, shipped, now);
}

it('a due date tells in days of its own zone that it is late, or today (E26)', () => {
  // In Berlin the 25th has begun.
  expect(stateOf('2026-11-24T11:00:00Z')).toEqual({ status: 'failed', text: '1 day late' });
  expect(stateOf('2026-11-24T11:00:00Z', { zone: 'America/Detroit' })).toEqual({
    status: 'risk',
    text: 'Due today',
  });
  expect(stateOf('2026-11-20T11:00:00Z')?.text).toBe('5 days late');
});

it('what is ahead, has happened, has no date or is not waited for tells nothing', () => {
  expect(stateOf('2026-11-26T11:00:00Z')).toBeUndefined();
  expect(stateOf(null)).toBeUndefined();
  expect(stateOf('2026-11-20T11:00:00Z', { actualDate: '2026-11-24T11:00:00Z' })).toBeUndefined();
  for (const status of [planStatus.onHold, planStatus.terminated, planStatus.done])
    expect(stateOf('2026-11-20T11:00:00Z', { status })).toBeUndefined();
});

it('a plan is as late as the milestone that is furthest behind (E26)', () => {
  if (!pattern) throw new Error('There is no sample.');
  const dates = (name: string, plannedDate: string) => ({
    milestoneId: shipped,
    name,
    plannedDate,
    actualDate: null,
    timezone: 'Europe/Berlin',
  });
  const early = dates('Shipped', '2026-12-10T11:00:00Z');
  const late = dates('Data Available', '2026-11-23T11:00:00Z');
  const row = { ...pattern, processingStatus: planStatus.manufacturing, milestones: [early, late] };
  expect(planDueState(row, now)).toEqual({ status: 'failed', text: 'Data Available: 2 days late' });
  expect(planDueState({ ...row, milestones: [early] }, now)).toBeUndefined();
  expect(planDueState({ ...row, processingStatus: planStatus.onHold }, now)).toBeUndefined();
});

it('the list of what is due tells for which milestone it is: the one that was asked for', () => {
  if (!pattern) throw new Error('There is no sample.');
  const dates = (name: string, plannedDate: string) => ({
    milestoneId: shipped,
    name,
    plannedDate,
    actualDate: null,
    timezone: 'Europe/Berlin',
  });
  const row = {
    ...pattern,
    processingStatus: planStatus.manufacturing,
    milestones: [dates('Design Approved', '2026-11-20T11:00:00Z'), dates('Shipped', '2026-11-25T11:00:00Z')],
  };
  const named = (late: boolean, today: boolean) => askedDueOf(row, { late, today }, now);
  expect(named(true, false)).toMatchObject({ name: 'Design Approved', state: { text: '5 days late' } });
  expect(named(false, true)).toMatchObject({ name: 'Shipped', state: { text: 'Due today' } });
  expect(named(true, true)?.name).toBe('Design Approved');
});
