import { durationOf } from '@crt/domain/session-duration';
import { describe, expect, it } from 'vitest';
import { draftFaults, newSession, sessionBody, wishOfDraft } from './session-draft.ts';

const whole = newSession({
  requestId: '26-10412',
  designerId: 'usr-tlin',
  start: { day: '2026-11-24', time: '09:00' },
  preparation: durationOf({ workingDays: 1, hours: 2 }),
  session: durationOf({ hours: 1, minutes: 30 }),
  post: durationOf({ hours: 4 }),
});

describe('a session that is entered', () => {
  it('is sent with its durations in working days of 8 hours, and the zone in which it was entered (N15)', () => {
    expect(sessionBody(whole, 'Europe/Berlin')).toEqual({
      requestId: '26-10412',
      designerId: 'usr-tlin',
      startDate: '2026-11-24T08:00:00.000Z',
      preparationDuration: '1.02:00:00',
      sessionDuration: '01:30:00',
      postprocessingDuration: '0.04:00:00',
      timezone: 'Europe/Berlin',
    });
  });

  it('says what is missing, with full stops (N13)', () => {
    expect(draftFaults(newSession(), 'Europe/Berlin')).toEqual({
      designerId: 'Designer is required.',
      start: 'Start date is required.',
      requestId: 'Request Id is required.',
    });
  });

  it('asks for designers only when request, start and length are known (N35)', () => {
    expect(wishOfDraft({ ...whole, designerId: null }, 'UTC')).not.toBeNull();
    expect(wishOfDraft({ ...whole, start: { day: '2026-11-24', time: null } }, 'UTC')).toBeNull();
    expect(wishOfDraft({ ...whole, session: 0 }, 'UTC')).toBeNull();
  });
});
