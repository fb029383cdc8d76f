import {
  addAbsence,
  addRecurringAvailability,
  addSingleAvailability,
  deleteAvailability,
  updateAbsence,
  updateRecurringAvailability,
  updateSingleAvailability,
} from '@crt/api-client/design-sessions/availability';
import { deleteSavedSchedule } from '@crt/api-client/design-sessions/designer';
import { useWrite } from '@crt/api-client/hooks';
import type { SavedSchedule } from '@crt/api-client/types-design-sessions';
import type { RecurringEntered } from '@crt/domain/recurring-form';
import { removeAsked, tellDone } from '../remove-asked.ts';
import { weekBody } from './recurring-draft.ts';
import { scheduleTexts as texts } from './schedule.texts.ts';
import { rangeBody, type SpanDraft } from './span-draft.ts';

/** What is changed, with the stamp of what was read of it. */
interface ChangedEntry {
  readonly id: number;
  readonly timestampBase64?: string;
}

const changeOf = <Body>({ id, timestampBase64 }: ChangedEntry, body: Body) => ({
  id,
  body: { ...body, ...(timestampBase64 !== undefined && { timestampBase64 }) },
});

/** The writes of the schedule of a designer; `entry` is what is changed, absent to add (N7, N8, N11, N12, N43). */
export function useAvailabilityWrites(designerId: string, zone: string) {
  const addOne = useWrite(addSingleAvailability);
  const addWeek = useWrite(addRecurringAvailability);
  const addAway = useWrite(addAbsence);
  const changeOne = useWrite(updateSingleAvailability);
  const changeWeek = useWrite(updateRecurringAvailability);
  const changeAway = useWrite(updateAbsence);
  const remove = useWrite(deleteAvailability);
  const removeWeek = useWrite(deleteSavedSchedule);
  return {
    /** It is being deleted, or was: what is asked of it now would not be found. */
    isGone: remove.isPending || remove.isSuccess,
    saveSingle: async (draft: SpanDraft, entry?: ChangedEntry) => {
      const body = rangeBody(draft, zone);
      const answer =
        entry === undefined
          ? await addOne.mutateAsync({ id: designerId, body: { ...body, designerId } })
          : await changeOne.mutateAsync(changeOf(entry, body));
      tellDone(answer, texts.saved);
    },
    saveWeek: async (draft: RecurringEntered, entry?: ChangedEntry) => {
      const body = weekBody(draft);
      const answer =
        entry === undefined
          ? await addWeek.mutateAsync({ id: designerId, body })
          : await changeWeek.mutateAsync(changeOf(entry, body));
      tellDone(answer, texts.saved);
    },
    saveAbsence: async (draft: SpanDraft, entry?: ChangedEntry) => {
      const body = rangeBody(draft, zone);
      const answer =
        entry === undefined
          ? await addAway.mutateAsync({ id: designerId, body })
          : await changeAway.mutateAsync(changeOf(entry, body));
      tellDone(answer, texts.saved);
    },
    removeAvailability: (id: number) =>
      removeAsked(texts.removeAvailability, () => remove.mutateAsync({ id })),
    removeAbsence: (id: number) => removeAsked(texts.removeAbsence, () => remove.mutateAsync({ id })),
    removeSaved: ({ id: scheduleId, name }: SavedSchedule) =>
      removeAsked(texts.removeSchedule(name), () => removeWeek.mutateAsync({ id: designerId, scheduleId })),
  };
}
