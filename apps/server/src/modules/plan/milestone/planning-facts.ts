import type { ScheduledMilestone } from '@crt/domain/milestone-chain';
import { milestoneName } from '@crt/domain/milestone-type';
import type { Output } from '../../../contract/handlers.ts';
import { shownDate } from '../../history/field-value.ts';

type PlanningFact = Output<'getPlanMilestones'>['data']['milestones'][number]['facts'][number];

const bases = {
  days: 'Lead time',
  serviceLevelDays: 'Lead time of the service level',
  manufacturingAtRiskDays: 'Lead time for manufacturing at risk',
} as const;

/** So many days off are told one by one; a longer absence is told by its first days. */
const mostSkippedDays = 30;

const fact = (kind: PlanningFact['kind'], text: string, more: Partial<PlanningFact> = {}): PlanningFact => ({
  kind,
  text,
  date: null,
  days: null,
  recordId: null,
  ...more,
});

const workingDays = (count: number) => `${count} working ${Math.abs(count) === 1 ? 'day' : 'days'}`;

/** What is known of a date beside how it was computed. */
export interface FactOptions {
  /** It stays where it is because of the design session. */
  readonly isOfSession: boolean;
  /** The modification of the plan itself, which can be edited there. */
  readonly ownModificationId: number | undefined;
}

/** "Why this date?": the chain of facts that led to the planned date of a milestone, from the rules that computed it. */
export function planningFacts(
  { reason, plannedDate }: ScheduledMilestone,
  { isOfSession, ownModificationId }: FactOptions,
): PlanningFact[] {
  if (reason.kind === 'locked') {
    const why = isOfSession ? 'The design session is then; unlocking does not move it.' : 'Set by hand.';
    return [fact('Lock', why, { date: plannedDate?.toISOString() ?? null })];
  }
  if (reason.kind === 'held') return [fact('Hold', 'The plan is on hold; its dates wait.')];
  if (reason.kind === 'capacity') {
    const { earliest, assigned, position } = reason.wait;
    const wait = `First free capacity from ${shownDate(earliest.toString())}: ${shownDate(assigned.toString())}, position ${position}.`;
    return [fact('CapacityWait', wait, { date: plannedDate?.toISOString() ?? null })];
  }
  if (reason.kind !== 'leadTime') return [];
  const { anchor, anchorDay, leadTime, heldDays, skippedDays } = reason;
  const anchorText = anchor.isRescheduling
    ? 'Manufacturing was rescheduled.'
    : `${milestoneName[anchor.type]}, ${anchor.isActual ? 'actual' : 'planned'} date.`;
  return [
    fact('Anchor', anchorText, { date: anchor.instant.toISOString() }),
    ...(reason.isCutOffMissed
      ? [fact('CutOff', `After the cut-off: counts from ${shownDate(anchorDay.toString())}.`)]
      : []),
    fact('LeadTime', `${bases[leadTime.basis]}: ${workingDays(leadTime.baseDays)}.`, {
      days: leadTime.baseDays,
      recordId: leadTime.rowId,
    }),
    ...(leadTime.modificationDays === 0
      ? []
      : [
          fact('Modification', `Modification: ${workingDays(leadTime.modificationDays)}.`, {
            days: leadTime.modificationDays,
            recordId: ownModificationId ?? null,
          }),
        ]),
    ...(heldDays === 0 ? [] : [fact('Hold', `On hold: ${workingDays(heldDays)}.`, { days: heldDays })]),
    ...skippedDays
      .slice(0, mostSkippedDays)
      .map((day) => fact('SkippedDay', `${shownDate(day.toString())} is not worked.`)),
  ];
}
