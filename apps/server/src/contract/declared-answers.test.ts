import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerProblems } from '../platform/http/problems.ts';
import { apiPrefixes, loadContract, type Operation } from './operations.ts';
import { registerContract } from './register-contract.ts';

const contract = loadContract();
const app = Fastify();
beforeAll(async () => {
  registerProblems(app);
  const run = () => Promise.reject(new Error('Nothing is carried out here.'));
  await registerContract(app, {
    contract,
    handlers: {},
    authorise: () => undefined,
    run,
    isAnswerChecked: false,
  });
});
afterAll(() => app.close());

/** The statuses that the contract declares for an operation. */
function declaredOf({ api, path, method }: Operation): string[] {
  const paths = contract.documents[api].paths as Record<string, Record<string, { responses: object }>>;
  const own = path.slice(apiPrefixes[api].length);
  return Object.keys(paths[own]?.[method.toLowerCase()]?.responses ?? {});
}

/** What no operation is asked for or given. */
const strange = [
  { accept: 'image/none' },
  { 'content-type': 'image/none', 'content-length': '4' },
  { 'content-type': 'application/json', 'content-length': '2000000' },
];

it('says of each operation how HTTP refuses there: 406, 413, 415, and what Node reads no further', async () => {
  const undeclared: unknown[] = [];
  const seen = new Set<number>();
  for (const operation of contract.operations) {
    const declared = declaredOf(operation);
    const method = operation.method as 'GET';
    const url = operation.path.replaceAll(/\{\w+\}/g, '1');
    for (const headers of strange) {
      const payload =
        'content-length' in headers ? { payload: 'x'.repeat(Number(headers['content-length'])) } : {};
      const { statusCode } = await app.inject({ method, url, headers, ...payload });
      seen.add(statusCode);
      // An operation that is not built, or that would have begun, was not refused by HTTP.
      if (statusCode < 500 && !declared.includes(String(statusCode)))
        undeclared.push({ id: operation.id, statusCode });
    }
    const alsoRefused = ['400', '431', ...(operation.body ? ['408'] : [])];
    for (const status of alsoRefused)
      if (!declared.includes(status)) undeclared.push({ id: operation.id, status });
  }
  expect(undeclared).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining([400, 406, 413, 415]));
});
