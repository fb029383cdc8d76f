import {
  criticalHoursText,
  criticalityFault,
  criticalityLevels,
  effortGroupOf,
  everyLevel,
  type StepEffort,
} from '@crt/domain/step-effort';
import type { RequestContext } from '../../context.ts';
import type { Input } from '../../contract/handlers.ts';
import { notFound } from '../../errors.ts';
import { lockRecords } from '../reference-data/audit-record.ts';
import { compoundAnswer, editCompound, type CompoundFacts } from '../reference-data/save-compound.ts';
import { requestReschedule } from '../rescheduling/request-reschedule.ts';
import { refused, type Answer } from '../write-road/answer.ts';
import {
  findEffortGroups,
  findWorkDay,
  saveEfforts,
  type EffortGroup,
  type EffortOfStep,
} from './step-effort.repository.ts';

type Sent = Input<'updateWorkflowStepEffort'>['body'];

/** What each step takes, by the name under which the history tells of it. */
type Efforts = Readonly<Record<string, EffortOfStep>>;

const kind = 'workflow-step-effort';

/**
 * Replaces what steps of a workflow take at a plant (T22 to T24); cycles follow in the background (domain rules §3.5.6).
 * Each step is a field of its own: two people who enter different steps do not meet.
 */
export async function saveStepEfforts(
  context: RequestContext,
  { id, items }: Sent,
  timestamp: string | undefined,
): Promise<Answer> {
  // Before it is read: what is not sent stays as it is at the moment of the write.
  await lockRecords(context, kind);
  const { workflowId, locationId } = effortGroupOf(id);
  const day = await findWorkDay(context.tx, locationId);
  const [group] = await findEffortGroups(context.tx, locationId, workflowId);
  if (!day || !group) throw notFound('Workflow step effort');
  const fault = faultOf(items, group);
  if (fault !== undefined) return refused(fault);
  const before = valuesOf(group.items);
  const sent = items.flatMap(({ jobStepId, ...effort }) => {
    const step = group.items.find((one) => one.jobStepId === jobStepId);
    return step
      ? { ...step, ...effort, name: step.name, criticalities: everyLevel(effort.criticalities) }
      : [];
  });
  const facts = factsOf(group, before);
  return compoundAnswer(
    await editCompound(context, facts, id, { ...before, ...valuesOf(sent) }, timestamp),
    'Record edited',
  );
}

/** Everything of a step in one order, as the history compares it. */
const valuesOf = (items: readonly EffortOfStep[]): Efforts =>
  Object.fromEntries(
    items.map(({ name, jobStepId, effort, criticalities, showExpectedTime, requiresWorker }) => [
      name,
      { name, jobStepId, effort, criticalities, showExpectedTime, requiresWorker },
    ]),
  );

/** The efforts as a kind of records whose fields are the steps. */
function factsOf({ id, name, stamp, items }: EffortGroup, before: Efforts): CompoundFacts<Efforts> {
  return {
    kind,
    noun: 'workflow step effort',
    fields: Object.fromEntries(items.map(({ name: label }) => [label, { label, text: effortTold }])),
    load: () => Promise.resolve({ stamp, values: before }),
    check: () => Promise.resolve([]),
    insert: () => Promise.reject(new Error('Efforts are not added: every workflow has them')),
    update: async (context, _id, stored) => {
      await saveEfforts(context.tx, { id, stamp: stored.stamp }, Object.values(stored.values));
      await requestReschedule(context, { reason: `Efforts of ${name} changed` });
    },
  };
}

/** What an effort says in the history: '500 min; critical after 4, 8, - h; time shown; needs a person'. */
function effortTold(_context: RequestContext, step: StepEffort): string {
  const { effort, criticalities, showExpectedTime, requiresWorker } = step;
  const hours = criticalityLevels.map((level) => criticalHoursText(criticalities, level));
  return [
    effort === null ? 'no effort' : `${effort} min`,
    hours.every((one) => one === '-') ? 'never critical' : `critical after ${hours.join(', ')} h`,
    showExpectedTime ? 'time shown' : 'time not shown',
    requiresWorker ? 'needs a person' : 'needs nobody',
  ].join('; ');
}

/** What is wrong with the items, in a sentence; undefined when they can be stored. */
function faultOf(items: Sent['items'], group: EffortGroup): string | undefined {
  for (const [place, { jobStepId, criticalities }] of items.entries()) {
    const step = group.items.find((one) => one.jobStepId === jobStepId);
    if (!step) return `${group.name} has no job step ${jobStepId}.`;
    if (items.findIndex((one) => one.jobStepId === jobStepId) < place) return `${step.name} is there twice.`;
    const levels = new Set(criticalities.map(({ level }) => level));
    if (levels.size < criticalities.length) return `${step.name}: a critical level is there twice.`;
    const fault = criticalityFault(criticalities);
    if (fault !== undefined) return `${step.name}: ${fault}`;
  }
  return undefined;
}
