import { addJobStep, listJobSteps, updateJobStep } from '@crt/api-client/main/job-step';
import { expect, it } from 'vitest';
import distributionCenter from '../distribution-center.resource.ts';
import jobStep from '../job-step.resource.ts';
import { defineResource } from './define-resource.ts';

const base = {
  name: 'Job Steps',
  permissions: ['CanManageWorkflows'],
  list: { query: listJobSteps, rows: 'records', columns: [{ key: 'name', header: 'Name' }] },
  form: {
    create: addJobStep,
    update: updateJobStep,
    fields: { name: { kind: 'text', label: 'Name' } },
  },
  history: 'job-step',
} as const;

/** Checked by the compiler: each of these lines is an error, or the expectation of one is. */
export const refusedByTheCompiler = [
  // @ts-expect-error -- a column that the rows do not have
  () => defineResource({ ...base, list: { ...base.list, columns: [{ key: 'nam', header: 'Name' }] } }),
  // @ts-expect-error -- a field of the request that is not entered
  () => defineResource({ ...base, form: { ...base.form, fields: {} } }),
  () =>
    defineResource({
      ...base,
      // @ts-expect-error -- a choice out of a list that did not come
      form: { ...base.form, fields: { name: { kind: 'choice', label: 'Name', from: 'names' } } },
    }),
];

it('gives the facts back as they are', () => {
  expect(defineResource(base)).toBe(base);
});

it('job steps are never deleted, distribution centres are (T2)', () => {
  expect(jobStep.remove).toBeUndefined();
  expect(distributionCenter.remove?.call.path).toBe('/DistributionCenters/Remove/{id}');
});

it('distribution centres have four columns and four fields (T3)', () => {
  expect(distributionCenter.list.columns.map(({ header }) => header)).toEqual([
    'Distribution Center',
    'Destination Location',
    'Time Zone',
    'Calendar Name',
  ]);
  expect(Object.values(distributionCenter.form.fields).map(({ label }) => label)).toEqual([
    'Name',
    'Calendar',
    'Time Zone',
    'Destination Location',
  ]);
});
