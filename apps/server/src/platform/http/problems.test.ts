import { expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { readEnv } from '../../env.ts';

it('answers an address that cannot be decoded like any other refusal', async () => {
  const app = createApp(readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'fatal' }));
  app.get('/CRT/*', () => 'the app');
  const answer = await app.inject('/CRT/%ff');
  expect(answer.statusCode).toBe(400);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(answer.json()).toMatchObject({ type: 'urn:crt:problem:invalid-request', status: 400 });
  await app.close();
});
