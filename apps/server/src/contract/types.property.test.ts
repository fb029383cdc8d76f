import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import fc from 'fast-check';
import { breaks, contract, operations, resolveReference, samplesOf } from './contract-samples.ts';
import type { Sample } from './contract-samples.ts';
import type { Operation } from './operations.ts';
import { arbitraryOf, flatten } from './schema-arbitrary.ts';
import { createChecks } from './validation.ts';

const root = join(import.meta.dirname, '../..');
const places = { path: 'params', query: 'query', body: 'body' } as const;
type Place = keyof typeof places;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(root, 'node_modules/.samples-'));
});
afterAll(() => rm(folder, { recursive: true }));

const incoming = createChecks(contract, 'in');
const outgoing = createChecks(contract, 'out');

/** What the validator says about one part of a request; defaults are filled in on the way, as for a handler. */
function isTaken(operation: Operation, place: Place, value: unknown): boolean {
  if (place !== 'body') return incoming(operation[places[place]].schema)(value, '').length === 0;
  return operation.body === undefined || incoming(operation.body.schema)(value, '').length === 0;
}

/** A value as a declaration in one line, so that the compiler's word stands beside it. */
function declared(type: string, value: unknown, isTakenByValidator: boolean): string {
  // Generated files are this text; names of members are followed by a colon.
  // To TypeScript these two end a line, and what is expected of it is expected of one line.
  const text = JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  const literal = text.replaceAll(/"content"(?!:)/g, 'file');
  return `${isTakenByValidator ? '' : '// @ts-expect-error\n'}void ((): ${type} => (${literal}));\n`;
}

function requestLines(operation: Operation, sample: Sample): string[] {
  const type = (place: Place) => `Calls['${operation.id}']['${places[place]}']`;
  const part = (from: Sample, place: Place) => structuredClone(from[places[place]]);
  const fitting = (Object.keys(places) as Place[]).flatMap((place) => {
    const value = part(sample, place);
    const taken = isTaken(operation, place, value);
    expect({ id: operation.id, place, value, taken }).toMatchObject({ taken: true });
    return value === undefined ? [] : [declared(type(place), value, true)];
  });
  const broken = breaks(operation, sample).flatMap(({ sample: wrong, path }) => {
    const place = path.split('/')[1] as Place;
    // What takes nothing is `object`, which the compiler does not close.
    if (operation.query.fields.length === 0 && place === 'query') return [];
    const value = part(wrong, place);
    expect({ path, taken: isTaken(operation, place, value) }).toEqual({ path, taken: false });
    return [declared(type(place), value, false)];
  });
  return [...fitting, ...broken];
}

function answerLines({ id, success }: Operation): string[] {
  if (success.schema === undefined || !/[/+]json$/.test(success.mediaType ?? '')) return [];
  const check = outgoing(success.schema);
  const reference = { $ref: success.schema };
  const answers = fc.sample(arbitraryOf(reference, resolveReference), { numRuns: 1, seed: 20261120 });
  const isObject = flatten(reference, resolveReference).properties !== undefined;
  return answers.flatMap((answer) => {
    expect({ id, wrong: check(answer, '') }).toEqual({ id, wrong: [] });
    const more = { ...(answer as object), nope: 1 };
    const isClosed = !isObject || check(more, '').some(({ path }) => path === '/nope');
    expect({ id, isClosed }).toEqual({ id, isClosed: true });
    const type = `Calls['${id}']['output']`;
    return [declared(type, answer, true), ...(isObject ? [declared(type, more, false)] : [])];
  });
}

it('takes and refuses the same as the types of handlers, whatever the operation', async () => {
  const lines = operations.flatMap((operation) => [
    ...samplesOf(operation)
      .slice(0, 1)
      .flatMap((sample) => requestLines(operation, sample)),
    ...answerLines(operation),
  ]);
  const head =
    "import type { Calls } from '../../src/contract/__generated__/calls.ts';\n" +
    "import type { UploadedFile } from '../../src/contract/files.ts';\ndeclare const file: UploadedFile;\n";
  await writeFile(join(folder, 'samples.ts'), head + lines.join(''));
  const settings = { extends: '../../tsconfig.json', include: ['samples.ts'] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const run = promisify(execFile)(process.execPath, [compiler, '-p', folder], { maxBuffer: 50_000_000 });
  const said = await run.then(
    () => [],
    (error: { stdout: string }) => error.stdout.split('\n'),
  );
  expect(said.slice(0, 5)).toEqual([]);
  expect(lines.length).toBeGreaterThan(operations.length * 3);
}, 120_000);
