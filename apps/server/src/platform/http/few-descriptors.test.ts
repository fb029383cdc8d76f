import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { refuseWithoutDescriptors } from './few-descriptors.ts';
import { registerProblems } from './problems.ts';

it('answers 503 with Retry-After while few descriptors are left, and says all the same that the process lives', async () => {
  let isShort = true;
  const app = Fastify();
  registerProblems(app);
  refuseWithoutDescriptors(app, { isShort: () => isShort });
  for (const path of ['/api/anything', '/CRT/', '/health/live', '/health/ready'])
    app.get(path, async () => 'here');
  const status = async (path: string) => (await app.inject(path)).statusCode;
  for (const path of ['/api/anything', '/CRT/', '/health/ready', '/nowhere'])
    expect(await status(path)).toBe(503);
  expect(await status('/health/live')).toBe(200);
  const refused = await app.inject('/api/anything');
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.json()).toMatchObject({
    type: 'urn:crt:problem:unavailable',
    detail: 'The server has too many files and connections open at the moment. Nothing was changed.',
  });
  isShort = false;
  expect(await status('/api/anything')).toBe(200);
  expect(await status('/nowhere')).toBe(404);
  await app.close();
});
