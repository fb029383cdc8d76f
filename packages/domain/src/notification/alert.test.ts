import { describe, expect, it } from 'vitest';
import { planStatus } from '../plan/plan-status.ts';
import { alertDue, alertSentence, isAlertDue, type AlertFacts } from './alert.ts';

const berlin = 'Europe/Berlin';
const at = (iso: string) => new Date(iso);

describe('when an alert is due (D8, D9, §3.11)', () => {
  it.each([
    ['0 is the planned moment', '2026-12-04T11:00:00Z', 0, '2026-12-04T11:00:00Z'],
    ['-2 over a weekend is Saturday: calendar days', '2026-11-23T11:00:00Z', -2, '2026-11-21T11:00:00Z'],
    ['after it, into the new year', '2026-12-30T11:00:00Z', 3, '2027-01-02T11:00:00Z'],
    ['noon stays noon when the clocks go back', '2026-10-26T11:00:00Z', -2, '2026-10-24T10:00:00Z'],
    ['a time that does not exist moves on', '2026-03-30T00:30:00Z', -1, '2026-03-29T01:00:00Z'],
  ])('%s', (_name, planned, threshold, due) => {
    const date = { plannedAt: at(planned), zone: berlin };
    expect(alertDue('milestone-alert', date, threshold)).toEqual(at(due));
  });

  it('counts hours around the planned end of a job step, over a clock change too', () => {
    const date = { plannedAt: at('2026-10-25T00:30:00Z'), zone: berlin };
    expect(alertDue('job-step-alert', date, 4)).toEqual(at('2026-10-25T04:30:00Z'));
    expect(alertDue('job-step-alert', date, -1)).toEqual(at('2026-10-24T23:30:00Z'));
  });
});

describe('whether an alert fires', () => {
  const facts: AlertFacts = {
    due: at('2026-11-20T09:00:00Z'),
    activeSince: at('2026-11-01T00:00:00Z'),
    isPassed: false,
    planStatus: planStatus.manufacturing,
  };
  const fires = (over: Partial<AlertFacts>, now = '2026-11-20T09:00:00Z') =>
    isAlertDue({ ...facts, ...over }, at(now));

  it('fires from its moment on, also when it was missed', () => {
    expect(fires({}, '2026-11-20T08:59:59Z')).toBe(false);
    expect(fires({})).toBe(true);
    expect(fires({}, '2026-11-25T00:00:00Z')).toBe(true);
  });

  it('is silent about what is done, and about plans that nobody waits for', () => {
    expect(fires({ isPassed: true })).toBe(false);
    for (const status of [planStatus.onHold, planStatus.terminated, planStatus.done])
      expect(fires({ planStatus: status })).toBe(false);
  });

  it('is about moments after the rule was made or changed', () => {
    expect(fires({ activeSince: facts.due })).toBe(false);
    expect(fires({ activeSince: at('2026-11-20T08:59:59Z') })).toBe(true);
  });

  it('follows a date that moves: later it waits again, earlier it fires at once', () => {
    const moved = (planned: string) =>
      alertDue('milestone-alert', { plannedAt: at(planned), zone: berlin }, -2);
    expect(fires({ due: moved('2026-11-22T09:00:00Z') })).toBe(true);
    expect(fires({ due: moved('2026-11-23T09:00:00Z') })).toBe(false);
    expect(fires({ due: moved('2026-11-20T09:00:00Z') })).toBe(true);
  });
});

describe('what an alert says', () => {
  const story = {
    kind: 'milestone-alert',
    requestId: '26-10412',
    subject: 'Shipped',
    threshold: -2,
    plannedText: '04/12/2026 12:00 CET',
    due: at('2026-12-02T11:00:00Z'),
  } as const;

  it.each([
    [story, '26-10412: 2 days before Shipped, 04/12/2026 12:00 CET.'],
    [{ ...story, threshold: 0 }, '26-10412: Shipped is due, 04/12/2026 12:00 CET.'],
    [
      { ...story, kind: 'job-step-alert', subject: 'Milling', threshold: 1 } as const,
      '26-10412: 1 hour after Milling, 04/12/2026 12:00 CET.',
    ],
  ])('tells the distance and the planned date: %#', (told, sentence) => {
    expect(alertSentence(told, story.due)).toBe(sentence);
  });

  it('says that it is late from a quarter of an hour on', () => {
    const minutes = (count: number) => new Date(story.due.getTime() + count * 60_000);
    expect(alertSentence(story, minutes(15))).not.toContain('late');
    expect(alertSentence(story, minutes(16))).toMatch(/CET\. This alert is late\.$/);
  });
});
