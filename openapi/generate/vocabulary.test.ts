import { join } from 'node:path';
import { designStatus, designStatusName } from '@crt/domain/design-status';
import { milestoneName, milestoneType } from '@crt/domain/milestone-type';
import { planStatus, planStatusName } from '@crt/domain/plan-status';
import { relativeDateFrequency, relativeDateModifier } from '@crt/domain/relative-range';
import { requestType, requestTypeName } from '@crt/domain/request-type';
import { resultCode } from '@crt/domain/result-code';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleContract } from './bundle.ts';
import type { ApiName, Document, Schema } from './document.ts';
import { enumModules, labelOf, memberName } from './enum-modules.ts';

let documents: Record<ApiName, Document>;
beforeAll(async () => {
  documents = await bundleContract(join(import.meta.dirname, '..'));
}, 60_000);

/** What an enumeration of the contract says: the numbers by name, and their labels. */
function contractsOwn(name: string) {
  const schema = documents.main.components?.['schemas']?.[name] as Schema;
  const names = schema['x-enum-varnames'] ?? [];
  const labels = schema['x-enum-labels'] ?? names.map(labelOf);
  const values = (schema.enum ?? []) as number[];
  return {
    numbers: Object.fromEntries(names.map((member, index) => [memberName(member), values[index]])),
    labels: Object.fromEntries(values.map((value, index) => [value, labels[index]])),
  };
}

describe('rules and wire mean the same by', () => {
  it.each([
    ['DesignStatus', designStatus, designStatusName],
    ['MilestoneType', milestoneType, milestoneName],
    ['PlanStatus', planStatus, planStatusName],
    ['RequestType', requestType, requestTypeName],
  ])('%s', (name, numbers, labels) => {
    expect({ numbers, labels }).toEqual(contractsOwn(name));
  });

  it.each([
    ['RelativeDateFrequency', relativeDateFrequency],
    ['RelativeDateModifier', relativeDateModifier],
    ['ResultCode', resultCode],
  ])('%s', (name, numbers) => {
    expect(numbers).toEqual(contractsOwn(name).numbers);
  });
});

it('says the numbers of every enumeration by name, with type and labels', () => {
  const text = enumModules(documents).get('sort-order.ts');
  expect(text).toContain('export const sortOrder = {\n  descending: 0,\n  ascending: 1,\n} as const;');
  expect(text).toContain('export type SortOrder = (typeof sortOrder)[keyof typeof sortOrder];');
  expect(text).toContain("1: 'Ascending',");
});

it('refuses an enumeration that two documents mean differently', () => {
  const changed = structuredClone(documents);
  const schemas = changed['design-sessions'].components?.['schemas'] as Record<string, Schema>;
  (schemas['ResultCode'] as Schema)['x-enum-varnames'] = ['Done', 'Warning', 'Error'];
  expect(() => enumModules(changed)).toThrow('ResultCode of design-sessions differs');
});
