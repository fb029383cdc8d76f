import { availabilityType } from '@crt/domain/availability';
import { sessionTexts } from '@crt/domain/session-texts';
import { allow } from '@crt/domain/verdict';
import type { RequestContext } from '../../../context.ts';
import { refusal, takeWriteRoad } from '../../write-road/write-road.ts';
import { announceSchedule } from '../announce.ts';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import { designDone, designRefused, type DesignResult } from '../design-result.ts';
import { inAbsence, leftOutside, offeredTime } from './affected.ts';
import { availabilityAggregate } from './availability.aggregate.ts';
import { availabilityOf, spanOf, type AvailabilityRow } from './availability.repository.ts';
import { changedFields, entryNoun, entryStands } from './entry-stands.ts';
import { entryOf, openSchedule, type Check, type Checked } from './save-availability.ts';

/** The entry that is changed; with the stamp of what its reader saw, what others changed since is not overwritten untold. */
interface Changed {
  readonly id: number;
  readonly type: AvailabilityRow['type'];
  readonly timestampBase64?: string | undefined;
}

const faultsOf = (checked: Checked): readonly string[] => {
  if ('faults' in checked) return checked.faults;
  return checked.equal ? [sessionTexts.sameAbsence] : [];
};

/** The sessions that lie in an absence as it is to be, or outside of what is offered then; they keep their booking. */
async function keptSessions(context: RequestContext, next: AvailabilityRow, zone: string) {
  const { designerId, id, type } = next;
  if (type === availabilityType.absence) return inAbsence(context, designerId, spanOf(next));
  return leftOutside(await offeredTime(context, designerId, zone), id, availabilityOf(next));
}

/** Changes an availability or absence, a recurring one as a whole (N12, N43). @throws not-found, not-yours, stale-stamp */
export async function updateAvailability(
  context: RequestContext,
  { id, type, timestampBase64 }: Changed,
  check: Check,
): Promise<DesignResult> {
  const { tx } = context;
  const { designerId } = await entryOf(context, id, type);
  const opened = await openSchedule(context, designerId, type);
  if (opened.refused !== undefined) return designRefused([opened.refused]);
  const { zone } = opened;
  let faults: readonly string[] = [];
  let messages: readonly string[] = [];
  const answer = await takeWriteRoad(
    context,
    availabilityAggregate,
    { id, timestampBase64 },
    {
      fields: changedFields,
      hasStamp: timestampBase64 !== undefined,
      success: '',
      authorise: () => allow,
      decide: async (row) => {
        const checked = await check(context, { designerId, zone, exceptId: id });
        faults = faultsOf(checked);
        if ('faults' in checked || faults.length > 0) return refusal(faults.join(' '));
        const next = { ...row, ...checked.values };
        messages = await keptSessions(context, next, zone);
        // Kept under its name also where nothing of the entry differs.
        await checked.along?.();
        return {
          patch: checked.values,
          changes: await availabilityAggregate.changesOf(tx, row, next),
          effects: () => Promise.resolve(announceSchedule(context, designerId)),
        };
      },
    },
  );
  const stands = async () => entryStands(await entryOf(context, id, type), zone);
  const overtaken = await changedMeanwhile(answer, { noun: entryNoun(type), stands });
  if (overtaken) throw overtaken;
  return faults.length > 0 ? designRefused(faults) : designDone(id, messages);
}
