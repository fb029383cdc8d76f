import { describe, expect, it } from 'vitest';
import { problemKinds, ProblemError } from '../errors.ts';
import type { Problem, ProblemKind } from '../errors.ts';
import { apiPrefixes, loadContract } from './operations.ts';
import type { ApiName } from './operations.ts';
import { createChecks } from './validation.ts';

const contract = loadContract();
const checkOf = createChecks(contract, 'out');
const kinds = Object.keys(problemKinds) as ProblemKind[];

describe.each(Object.keys(apiPrefixes) as ApiName[])('problems in the contract of %s', (api) => {
  it('are what the server sends, whatever the kind', () => {
    const check = checkOf({ $ref: `${api}#/components/schemas/Problem`, unevaluatedProperties: false });
    for (const kind of kinds) {
      const errors = [{ path: '/body/newValue', message: 'must be <= 999' }];
      expect(check(new ProblemError(kind, 'Why', { errors }).toProblem('01JD'), '')).toEqual([]);
    }
    expect(check({ type: '/problems/not-found', title: 'Not found', status: 404 }, '')).toHaveLength(1);
  });

  it('are shown with type, title and status as the server writes them', () => {
    const shown = [...problemsIn(contract.documents[api])];
    expect(shown.length).toBeGreaterThan(0);
    for (const { type, title, status } of shown) {
      const kind = type.replace('urn:crt:problem:', '') as ProblemKind;
      expect({ type, title, status }).toEqual({ type: `urn:crt:problem:${kind}`, ...problemKinds[kind] });
    }
  });

  it('stand under the status that they repeat', () => {
    const responses = Object.entries(statuses(contract.documents[api]));
    expect(responses.length).toBeGreaterThan(0);
    for (const [status, declared] of responses) {
      for (const problem of problemsIn(declared)) expect(String(problem.status)).toBe(status);
    }
  });
});

/** Every example of a problem in a part of a document. */
function* problemsIn(node: unknown): Generator<Problem> {
  if (typeof node !== 'object' || node === null) return;
  for (const [name, member] of Object.entries(node)) {
    if (name !== 'application/problem+json') yield* problemsIn(member);
    else yield (member as { example: Problem }).example;
  }
}

/** Every failure that operations declare, resolved, by status. */
function statuses(document: { paths: object; components?: object }): Record<string, unknown[]> {
  const found: Record<string, unknown[]> = {};
  const named = (document.components as { responses?: Record<string, unknown> }).responses ?? {};
  for (const operations of Object.values(document.paths as Record<string, object>)) {
    for (const { responses = {} } of Object.values(operations) as { responses?: Record<string, unknown> }[]) {
      for (const [status, response] of Object.entries(responses)) {
        const { $ref } = response as { $ref?: string };
        (found[status] ??= []).push($ref ? named[$ref.split('/').at(-1) ?? ''] : response);
      }
    }
  }
  return found;
}
