import type { RequestContext } from '../../context.ts';
import type { Output } from '../../contract/handlers.ts';
import { notFound } from '../../errors.ts';
import { auditRecord, lockRecords } from '../reference-data/audit-record.ts';
import { done, refused } from '../write-road/answer.ts';
import { findJobStep, insertJobStep, isNameTaken, renameJobStep } from './job-step.repository.ts';

const kind = 'job-step';

/** Adds a job step (T1, T4). */
export async function addJobStep(context: RequestContext, wanted: string): Promise<Output<'addJobStep'>> {
  const name = wanted.trim();
  await lockRecords(context, kind);
  const error = await errorOf(context, name, 0);
  if (error !== undefined) return { ...refused(error), data: null };
  const id = await insertJobStep(context.tx, name);
  await auditRecord(context, { kind, id }, undefined, { name });
  return { ...done('Record added'), data: { id } };
}

/** Renames a job step (T1, T4). */
export async function updateJobStep(
  context: RequestContext,
  id: number,
  wanted: string,
): Promise<Output<'updateJobStep'>> {
  const name = wanted.trim();
  await lockRecords(context, kind);
  const before = await findJobStep(context.tx, id);
  if (!before) throw notFound('Job step');
  const error = await errorOf(context, name, id);
  if (error !== undefined) return refused(error);
  await renameJobStep(context.tx, id, name);
  await auditRecord(context, { kind, id }, { name: before.name }, { name });
  return done('Record edited');
}

async function errorOf({ tx }: RequestContext, name: string, id: number): Promise<string | undefined> {
  if (!name) return 'Name is required';
  return (await isNameTaken(tx, name, id)) ? `A job step with the name ${name} already exists.` : undefined;
}
