import { expect, it } from 'vitest';
import { ApiError, newerStamp } from './api-error.ts';
import { runWrite } from './envelope.ts';

it('a refusal because of a newer version names its stamp, no other one does', () => {
  const refused = (answer: unknown) => new ApiError({ kind: 'result', title: 'No', answer });
  expect(newerStamp(refused({ result: 2, timestamp: 'AAAAAAAAAAI=' }))).toBe('AAAAAAAAAAI=');
  expect(
    newerStamp(new ApiError({ kind: 'problem', title: 'No', answer: { timestamp: 'AAAAAAAAAAI=' } })),
  ).toBe('AAAAAAAAAAI=');
  expect(newerStamp(refused({ result: 2, timestamp: null }))).toBeUndefined();
  expect(newerStamp(new Error('away'))).toBeUndefined();
});

it('a write that answers nothing is done; a warning that somebody decides against is not (A24)', async () => {
  const never = () => Promise.reject(new Error('nobody is asked'));
  expect(await runWrite(() => Promise.resolve(undefined), never)).toEqual({
    isDone: true,
    answer: undefined,
  });
  const warning = { result: 1 as const, message: 'Sure?' };
  const refuse = () => Promise.resolve(false);
  expect(await runWrite(() => Promise.resolve(warning), refuse)).toEqual({ isDone: false });
});
