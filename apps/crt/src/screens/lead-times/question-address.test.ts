import { expect, it } from 'vitest';
import { readMissing, readQuestion, writeQuestion } from './question-address.ts';

const question = {
  productTypeId: 4,
  requestTypeId: 2,
  manufacturingLocationId: 1,
  distributionCenterId: 3,
} as const;

it('an address leads back to what was asked, without what makes no sense (§3.2)', () => {
  expect(readQuestion(writeQuestion(question))).toEqual(question);
  expect(readQuestion(new URLSearchParams('type=x&category=9&location=-1'))).toEqual({});
});

it('an address names the lead time that is missing, or none (§3.2)', () => {
  expect(readMissing(new URLSearchParams('type=4&category=1&leadTime=7'))).toEqual({
    productTypeId: 4,
    requestTypeId: 1,
    milestone: 7,
  });
  for (const query of ['', 'type=4&category=1', 'type=4&leadTime=7', 'type=4&category=1&leadTime=99'])
    expect(readMissing(new URLSearchParams(query))).toBeUndefined();
});
