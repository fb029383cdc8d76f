import { workDayMinutes } from '@crt/domain/step-effort';
import type { RequestContext } from '../../context.ts';
import type { Input, Output } from '../../contract/handlers.ts';
import { notFound } from '../../errors.ts';
import { answerOf } from '../write-road/answer.ts';
import { encodeStamp } from '../write-road/stamp.ts';
import { findEffortGroups, findWorkDay } from './step-effort.repository.ts';

/** What the steps of every workflow take at a plant, and how long its working day is (T22, T23). */
export async function listEfforts(
  { tx }: RequestContext,
  { manufacturingLocationId }: Input<'listWorkflowStepEfforts'>['query'],
): Promise<Output<'listWorkflowStepEfforts'>> {
  const day = await findWorkDay(tx, manufacturingLocationId);
  if (!day) throw notFound('Manufacturing location');
  const groups = await findEffortGroups(tx, manufacturingLocationId);
  const efforts = groups.map(({ stamp, items, ...group }) => ({
    ...group,
    items: items.map(({ criticalities, ...item }) => ({ ...item, criticalities: [...criticalities] })),
    timestampBase64: encodeStamp(stamp),
  }));
  return answerOf({ efforts, workDayDuration: workDayMinutes(day.start, day.end) });
}
