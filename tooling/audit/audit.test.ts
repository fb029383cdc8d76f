import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { audit, type Accepted } from './audit.ts';

/** As pnpm prints it, with the members that nobody reads. */
const printed = (...advisories: readonly object[]) =>
  JSON.stringify({
    advisories: Object.fromEntries(advisories.map((one, at) => [String(1_112_222 + at), one])),
    metadata: { vulnerabilities: { info: 0, low: 0, moderate: 0, high: advisories.length, critical: 0 } },
  });

const at = (version: string) => ({ version, paths: ['apps__server>fastify'], dev: false, optional: false });
const known = {
  findings: [at('5.12.8'), at('5.12.8'), at('4.1.0')],
  id: 1_112_222,
  title: 'Bodies are read twice',
  module_name: 'fastify',
  vulnerable_versions: '>=4.0.0 <6.0.0',
  severity: 'high',
  github_advisory_id: 'GHSA-aaaa-bbbb-cccc',
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
};
const accepted: Accepted = { id: 'GHSA-aaaa-bbbb-cccc', package: 'fastify', reason: 'No body is read here.' };

describe('an audit', () => {
  test('is content where nothing is known', () => {
    expect(audit(printed(), [])).toEqual({
      lines: ['0 known vulnerabilities of dependencies, 0 of them accepted.'],
      exitCode: 0,
    });
  });

  test('names a vulnerability with the versions that have it', () => {
    expect(audit(printed(known), [])).toEqual({
      lines: [
        'fastify 5.12.8, 4.1.0: high: Bodies are read twice ' +
          '(GHSA-aaaa-bbbb-cccc, https://github.com/advisories/GHSA-aaaa-bbbb-cccc)',
        '1 known vulnerabilities of dependencies, 0 of them accepted.',
      ],
      exitCode: 1,
    });
  });

  test('is content with an accepted one, of that package only', () => {
    expect(audit(printed(known), [accepted]).exitCode).toBe(0);
    expect(audit(printed({ ...known, module_name: 'undici' }), [accepted]).exitCode).toBe(1);
  });

  test('says when an accepted one no longer occurs', () => {
    const { lines, exitCode } = audit(printed(), [accepted]);
    expect(lines[0]).toBe(
      'fastify: GHSA-aaaa-bbbb-cccc is accepted and no longer occurs: take it off the list.',
    );
    expect(exitCode).toBe(1);
  });

  test.each(['', 'Error: ERR_PNPM_AUDIT_BAD_RESPONSE', '{"error":{"code":"E405"}}', 'null'])(
    'ends otherwise where the registry does not answer: %s',
    (text) => expect(audit(text, [accepted]).exitCode).toBe(2),
  );
});

test('what is accepted has a reason', () => {
  const list = JSON.parse(readFileSync(join(import.meta.dirname, 'accepted.json'), 'utf8')) as Accepted[];
  const faults = list.filter(({ id, reason }) => !/^GHSA(-\w{4}){3}$/.test(id) || reason.length < 10);
  expect(faults).toEqual([]);
});
