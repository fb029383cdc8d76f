import { durationOf } from '@crt/domain/session-duration';
import { expect, it } from 'vitest';
import { emptyPlanner, wishOf, withType } from './planner-draft.ts';

const entry = {
  id: 22,
  productTypeId: 4,
  productTypeName: 'Cranial plate',
  priority: true,
  preparationTime: '1.02:00:00',
  designSessionTime: '01:30:00',
  postProcessingTime: '0.04:00:00',
  sessionLimit: 4,
};

it('a product type brings the durations of its entry and takes the plan away; others have 0, 0 and 2 hours (N29, N30)', () => {
  const planned = { ...emptyPlanner, requestId: '26-10412', post: durationOf({ hours: 7 }) };
  const configured = withType(planned, { productTypeId: 4, priority: true }, [entry]);
  expect(configured).toEqual({
    requestId: null,
    productTypeId: 4,
    priority: true,
    preparation: durationOf({ workingDays: 1, hours: 2 }),
    session: durationOf({ hours: 1, minutes: 30 }),
    post: durationOf({ hours: 4 }),
  });
  expect(withType(planned, { productTypeId: 4, priority: false }, [entry])).toMatchObject({
    preparation: 0,
    session: durationOf({ hours: 2 }),
    post: 0,
  });
});

it('a search names the plan, or else product type and priority; nothing is searched for without either (N28, N40)', () => {
  const durations = {
    preparationDuration: '0.00:00:00',
    sessionDuration: '02:00:00',
    postprocessingDuration: '0.00:00:00',
  };
  expect(wishOf(emptyPlanner)).toBeNull();
  const typed = { ...emptyPlanner, productTypeId: 4, priority: true };
  expect(wishOf(typed)).toEqual({ ...durations, productTypeId: 4, priority: true });
  expect(wishOf({ ...typed, requestId: '26-10412' })).toEqual({ ...durations, requestId: '26-10412' });
});
