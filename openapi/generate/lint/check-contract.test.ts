import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleContract } from '../bundle.ts';
import type { ApiName, Document, OperationObject, Schema } from '../document.ts';
import { checkContract } from './check-contract.ts';
import type { SpecifiedCall } from './coverage.ts';

let clean: Record<ApiName, Document>;
beforeAll(async () => {
  clean = await bundleContract(join(import.meta.dirname, '../fixture'));
});

/** The rules that a change of the fixture breaks, each with its message. */
function broken(change: (main: Document) => void, calls: SpecifiedCall[] = []): string[] {
  const documents = structuredClone(clean);
  change(documents.main);
  return checkContract(documents, calls).map(({ rule, message }) => `${rule}: ${message}`);
}

const operation = (main: Document, path: string, method: string) =>
  main.paths?.[path]?.[method] as OperationObject & {
    requestBody: { content: Record<string, { example?: unknown }> };
  };
const edit = (main: Document) => operation(main, '/FulfilmentPlan/EditPoNumber', 'post');
const information = (main: Document) => operation(main, '/FulfilmentPlan/{planId}/RequestInformation', 'get');
const schema = (main: Document, name: string) => main.components?.['schemas']?.[name] as Schema;
const property = (main: Document, name: string, member: string) =>
  schema(main, name).properties?.[member] as Schema;

it('finds nothing in a clean contract', () => {
  expect(broken(() => undefined)).toEqual([]);
});

describe('operations', () => {
  it.each<[string, (main: Document) => void]>([
    [
      'operation-name: operationId must be a verb and a noun in lowerCamelCase',
      (main) => (edit(main).operationId = 'Edit'),
    ],
    ['operation-name: is used more than once', (main) => (edit(main).operationId = 'filterRequests')],
    ['one-tag: needs exactly one tag: its resource', (main) => (edit(main).tags = ['plan', 'export'])],
    ['one-tag: tag thing is not declared', (main) => (edit(main).tags = ['thing'])],
    ['permissions: x-permissions is missing', (main) => delete edit(main)['x-permissions']],
    ['permissions: CanFly is no known right', (main) => (edit(main)['x-permissions'] = ['CanFly'])],
    ['permissions: CanSee is no known right', (main) => (edit(main)['x-answer-flags'] = ['CanSee'])],
    ['write-facts: a write states both x-stamp and x-refetches', (main) => delete edit(main)['x-stamp']],
    [
      'write-facts: x-refetches names things, which is no tag',
      (main) => (edit(main)['x-refetches'] = ['things']),
    ],
    [
      'write-facts: GET changes nothing: no x-stamp, no x-refetches',
      (main) => (information(main)['x-stamp'] = 'required'),
    ],
    ['description: summary is missing', (main) => delete edit(main).summary],
    [
      'example: the body has no example',
      (main) => delete edit(main).requestBody.content['application/json']?.example,
    ],
    ['failures: answer 404 is not declared', (main) => delete information(main).responses?.['404']],
    ['failures: answer 503 is not declared', (main) => delete information(main).responses?.['503']],
    ['shape: needs exactly one success answer', (main) => delete information(main).responses?.['200']],
    ['shape: one media type per body', (main) => (edit(main).requestBody.content['text/csv'] = {})],
  ])('%s', (finding, change) => {
    expect(broken(change)).toContain(finding);
  });
});

describe('schemas', () => {
  it.each<[string, (main: Document) => void]>([
    [
      'description: has no description',
      (main) => delete property(main, 'RequestInformation', 'poNumber').description,
    ],
    [
      'limits: a text needs maxLength',
      (main) => delete property(main, 'RequestInformation', 'poNumber').maxLength,
    ],
    [
      'limits: a number needs minimum and maximum',
      (main) => delete property(main, 'RequestInformation', 'planId').maximum,
    ],
    ['limits: a list needs maxItems', (main) => delete property(main, 'Problem', 'errors').maxItems],
    [
      'limits: a map needs maxProperties',
      (main) => (schema(main, 'RequestInformation').additionalProperties = { type: 'null' }),
    ],
    [
      'limits: a map needs maxProperties',
      (main) => (property(main, 'RequestInformation', 'poNumber').type = ['object', 'null']),
    ],
    ['limits: a value needs a type', (main) => delete property(main, 'RequestInformation', 'poNumber').type],
    [
      'enum-names: numbers on the wire need x-enum-varnames',
      (main) => delete schema(main, 'PlanStatus')['x-enum-varnames'],
    ],
    [
      'enum-names: x-enum-varnames must name every value',
      (main) => (schema(main, 'PlanStatus').enum = [0, 1]),
    ],
    [
      'enum-names: x-enum-labels must have one text for every value',
      (main) => (schema(main, 'PlanStatus')['x-enum-labels'] = ['One']),
    ],
    [
      'closed-body: needs additionalProperties: false',
      (main) => delete schema(main, 'EditPoNumberRequest').additionalProperties,
    ],
    [
      'schema-name: must be in PascalCase',
      (main) => ((main.components?.['schemas'] ?? {})['planThing'] = { type: 'null' }),
    ],
  ])('%s', (finding, change) => {
    expect(broken(change)).toContain(finding);
  });
});

describe('examples', () => {
  it('fit their schemas, wherever they stand', () => {
    const media = (main: Document) => edit(main).requestBody.content['application/json'] ?? {};
    expect(broken((main) => (media(main).example = { planId: 'seven' }))).toContain(
      "example-fits: must have required property 'poNumber'",
    );
    expect(broken((main) => (schema(main, 'PlanStatus').example = 9))).toContain(
      'example-fits: must be equal to one of the allowed values',
    );
  });
});

describe('coverage', () => {
  const none = () => undefined;
  const call = { api: 'main', method: 'POST', path: '/FulfilmentPlan/EditPoNumber' } as const;

  it('takes exact paths, with their casing', () => {
    expect(broken(none, [{ ...call, body: ['poNumber'], bodyOptional: ['ignoreWarning'] }])).toEqual([]);
    expect(broken(none, [{ ...call, path: '/FulfilmentPlan/editPoNumber' }])).toEqual([
      'coverage: is specified but not in the contract',
    ]);
  });

  it('misses query parameters and fields', () => {
    const filter = {
      api: 'main',
      method: 'GET',
      path: '/FulfilmentPlan/FilterRequests/',
      query: ['contains'],
    } as const;
    expect(
      broken(none, [
        { ...call, body: ['number'] },
        { ...filter, query: ['contains'] },
      ]),
    ).toEqual([
      'coverage: field number of the body is missing',
      'coverage: query parameter contains is missing',
    ]);
  });
});
