import { getAvailability } from '@crt/api-client/design-sessions/availability';
import { listSavedSchedules } from '@crt/api-client/design-sessions/designer';
import { skipToken, useRead } from '@crt/api-client/hooks';
import type { Availability } from '@crt/api-client/types-design-sessions';
import { availabilityType } from '@crt/domain/availability';
import { Dialog } from '@crt/ui/Dialog';
import type { HourCycle } from '@crt/ui/EventCalendar';
import { Skeleton } from '@crt/ui/Skeleton';
import { readAnew } from '../../shared/edit/read-anew.ts';
import { useStamped } from '../../shared/edit/use-stamped.ts';
import { FailedRead } from '../../shared/read/FailedRead.tsx';
import { RemovedEntry } from '../RemovedEntry.tsx';
import { AvailabilityDialog } from './AvailabilityDialog.tsx';
import { weekDraft } from './recurring-draft.ts';
import { scheduleTexts as texts } from './schedule.texts.ts';
import { spanDraft, type SpanDraft } from './span-draft.ts';
import { useAvailabilityWrites } from './use-availability-writes.ts';

export interface ConnectedAvailabilityDialogProps {
  readonly designerId: string;
  /** Zone of the designer, IANA name. */
  readonly zone: string;
  readonly hourCycle: HourCycle;
  /** The availability that is changed; absent to add one. */
  readonly entryId?: number | undefined;
  /** What a new one begins with: the time that was chosen on the calendar. */
  readonly chosen?: SpanDraft | undefined;
  readonly onClose: () => void;
}

/** The dialog of an availability with what is stored of it and the saved schedules of the designer (N7 to N10, N12, N43). */
export const ConnectedAvailabilityDialog = (props: ConnectedAvailabilityDialogProps) => {
  const { designerId, zone, entryId, onClose } = props;
  const writes = useAvailabilityWrites(designerId, zone);
  const entry = useRead(getAvailability, entryId === undefined ? skipToken : { id: entryId }, {
    ...readAnew,
    enabled: !writes.isGone,
  });
  if (entry.error?.status === 404)
    return (
      <RemovedEntry title={texts.editAvailability} message={texts.availabilityRemoved} onClose={onClose} />
    );
  if (entryId === undefined || entry.data)
    return <FilledDialog {...props} writes={writes} entry={entry.data} />;
  return (
    <Dialog isOpen onClose={onClose} title={texts.editAvailability}>
      {entry.isLoadingError ? (
        <FailedRead
          error={entry.error}
          failed={texts.entryFailed}
          onRetry={entry.refetch}
          isRetrying={entry.isFetching}
        />
      ) : (
        <Skeleton height="12rem" />
      )}
    </Dialog>
  );
};

interface FilledDialogProps extends ConnectedAvailabilityDialogProps {
  readonly entry: Availability | undefined;
  readonly writes: ReturnType<typeof useAvailabilityWrites>;
}

const FilledDialog = (props: FilledDialogProps) => {
  const { designerId, zone, hourCycle, entry, chosen, writes, onClose } = props;
  // The form shows what was read then: what somebody else made of it since is told, not overwritten.
  const stamped = useStamped(entry?.timestampBase64);
  const saved = useRead(listSavedSchedules, { id: designerId });
  const series = entry?.type === availabilityType.recurring ? entry : undefined;
  const range = entry && !series && { start: Date.parse(entry.startDate), end: Date.parse(entry.endDate) };
  return (
    <AvailabilityDialog
      editedKind={entry && (series ? 'recurring' : 'single')}
      single={range ? spanDraft(range, zone) : chosen}
      week={series && weekDraft(series)}
      zone={zone}
      hourCycle={hourCycle}
      saved={saved.data}
      onRemoveSaved={(schedule) => void writes.removeSaved(schedule)}
      onSingle={(draft) =>
        stamped((stamp) =>
          writes.saveSingle({ ...draft, isAllDay: false }, entry && { id: entry.id, ...stamp }),
        )
      }
      onWeek={(draft) => stamped((stamp) => writes.saveWeek(draft, entry && { id: entry.id, ...stamp }))}
      onDelete={
        entry && (() => void writes.removeAvailability(entry.id).then((isDone) => isDone && onClose()))
      }
      onClose={onClose}
    />
  );
};
