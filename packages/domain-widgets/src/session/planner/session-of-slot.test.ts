import { expect, it } from 'vitest';
import { emptyPlanner } from './planner-draft.ts';
import { sessionOfSlot } from './session-of-slot.ts';

it('the form begins with the start that was pressed, on the clocks of the viewer, and with what was searched for (N31)', () => {
  const search = { ...emptyPlanner, requestId: '26-10412', session: 5_400_000 };
  const slot = { dateTimeFrom: '2026-11-24T23:30:00Z', dateTimeTo: '2026-11-25T01:00:00Z' };
  expect(sessionOfSlot({ slot, search }, 'Asia/Tokyo')).toEqual({
    requestId: '26-10412',
    preparation: search.preparation,
    session: 5_400_000,
    post: search.post,
    start: { day: '2026-11-25', time: '08:30' },
  });
});
