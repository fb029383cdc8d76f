import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** A process that fails with a statement in a promise that nobody waits for. */
const failing = `
  import { DrizzleQueryError } from 'drizzle-orm/errors';
  import Fastify from 'fastify';
  import { logOptions } from './http/log-options.ts';
  import { logUncaught } from './uncaught.ts';
  logUncaught(Fastify(logOptions('info')).log);
  void Promise.reject(new DrizzleQueryError('select 1 where name = $1', ['first line\\nsecond line', 'id-4711'], new Error('no')));
`;

it('tells in the log what nobody caught, without the values of a statement, and ends the process', () => {
  const arguments_ = ['--conditions=crt-source', '--input-type=module', '--eval', failing];
  const { status, stdout, stderr } = spawnSync(process.execPath, arguments_, {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toMatchObject({
    level: 60,
    msg: 'nobody caught this error',
    err: { message: 'Failed query: select 1 where name = $1' },
  });
  expect(stdout).not.toMatch(/first line|second line|4711/);
  expect(status).toBe(1);
});
