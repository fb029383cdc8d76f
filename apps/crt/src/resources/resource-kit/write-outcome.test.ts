import { ApiError } from '@crt/api-client/api-error';
import { expect, it } from 'vitest';
import { failureOf, messageOf } from './write-outcome.ts';

it('an answer is told in the words of the server', () => {
  expect(messageOf({ result: 0, message: 'Record added' })).toBe('Record added');
  expect(messageOf(undefined)).toBe('');
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

it('a sentence that concerns no field is said once (S5)', () => {
  const title = 'This is not possible in the present state';
  const detail = 'Europe is in use and cannot be deleted. It is used by 10 countries.';
  const inUse = new ApiError({
    kind: 'problem',
    title,
    detail,
    fieldErrors: [{ path: '', field: '', message: detail }],
  });
  expect(failureOf(inUse)).toEqual({ message: detail, fields: [] });
});
