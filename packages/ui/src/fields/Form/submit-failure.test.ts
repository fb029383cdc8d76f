import { expect, it } from 'vitest';
import { fieldName, readFailure } from './submit-failure.ts';

it('reads message and fields out of an error', () => {
  const reason = Object.assign(new Error('Not saved'), {
    errors: [{ path: 'name', message: 'Name is required' }, { path: 3 }, null],
  });
  expect(readFailure(reason)).toEqual({
    message: 'Not saved',
    fields: [{ path: 'name', message: 'Name is required' }],
  });
});

it('has a message for whatever is thrown', () => {
  expect(readFailure('offline')).toEqual({ message: 'offline', fields: [] });
});

it.each([
  ['/items/0/name', 'items.0.name'],
  ['items[0].name', 'items.0.name'],
  ['name', 'name'],
])('%s is %s in the form', (path, name) => {
  expect(fieldName(path)).toBe(name);
});
