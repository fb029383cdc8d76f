import { ApiError } from '@crt/api-client/api-error';
import { expect, it } from 'vitest';
import { failureOf, requireSuccess } from './write-outcome.ts';

it('a Success passes', () => {
  expect(() => requireSuccess({ result: 0, message: 'Record added' })).not.toThrow();
});

it('a Warning is shown as the server wrote it', () => {
  expect(() => requireSuccess({ result: 1, message: 'Really?' })).toThrow('Really?');
});

it('an Error names what is wrong, and with which field', () => {
  const error = new ApiError({
    kind: 'problem',
    status: 400,
    title: 'The request is invalid',
    fieldErrors: [{ path: '/body/name', field: 'name', message: 'is too long' }],
  });
  expect(failureOf(error)).toEqual({
    message: 'The request is invalid',
    fields: [{ path: 'name', message: 'is too long' }],
  });
});
