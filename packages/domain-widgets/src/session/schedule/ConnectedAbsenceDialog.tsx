import { getAvailability, listAffectedSessions } from '@crt/api-client/design-sessions/availability';
import { readOptions, skipToken, useRead } from '@crt/api-client/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStamped } from '../../shared/edit/use-stamped.ts';
import { RemovedEntry } from '../RemovedEntry.tsx';
import { AbsenceDialog } from './AbsenceDialog.tsx';
import { AffectedSessions } from './AffectedSessions.tsx';
import type { ConnectedAvailabilityDialogProps } from './ConnectedAvailabilityDialog.tsx';
import { ConnectedMoveSession } from './ConnectedMoveSession.tsx';
import { scheduleTexts as texts } from './schedule.texts.ts';
import { rangeBody, type SpanDraft } from './span-draft.ts';
import { useAvailabilityWrites } from './use-availability-writes.ts';

export interface ConnectedAbsenceDialogProps extends ConnectedAvailabilityDialogProps {
  /** Sessions may be moved to other designers: by those who manage sessions. */
  readonly mayMove: boolean;
  /** The stamp of the absence as it stood when it was opened or moved. */
  readonly timestampBase64?: string | undefined;
}

/** The dialog of an absence. Sessions that lie in it are shown before it is saved, and can be moved there (N11, N12). */
export const ConnectedAbsenceDialog = (props: ConnectedAbsenceDialogProps) => {
  const { designerId, zone, hourCycle, entryId, chosen, mayMove, onClose } = props;
  const client = useQueryClient();
  const writes = useAvailabilityWrites(designerId, zone);
  const stamped = useStamped(props.timestampBase64);
  /** The stretch of time whose sessions have been shown. */
  const [shown, setShown] = useState<ReturnType<typeof rangeBody>>();
  const affected = useRead(listAffectedSessions, shown ? { id: designerId, ...shown } : skipToken);
  const isShown = (draft: SpanDraft) => {
    const { startDate, endDate } = rangeBody(draft, zone);
    return shown?.startDate === startDate && shown.endDate === endDate;
  };
  const save = async (draft: SpanDraft) => {
    if (!isShown(draft)) {
      const range = rangeBody(draft, zone);
      const options = readOptions(listAffectedSessions, { id: designerId, ...range });
      const inside = await client.fetchQuery({ ...options, staleTime: 0 });
      if (inside.length > 0) {
        setShown(range);
        return false;
      }
    }
    await stamped((stamp) =>
      writes.saveAbsence(draft, entryId === undefined ? undefined : { id: entryId, ...stamp }),
    );
    return true;
  };
  const sessions = affected.data ?? [];
  // The form begins with what is drawn; whether it is still there is asked of the absence itself.
  const stored = useRead(getAvailability, entryId === undefined ? skipToken : { id: entryId }, {
    enabled: !writes.isGone,
  });
  if (stored.error?.status === 404)
    return <RemovedEntry title={texts.editAbsence} message={texts.absenceRemoved} onClose={onClose} />;
  return (
    <AbsenceDialog
      absence={chosen}
      isEdit={entryId !== undefined}
      zone={zone}
      hourCycle={hourCycle}
      isWarned={(draft) => isShown(draft) && sessions.length > 0}
      renderAffected={() => (
        <AffectedSessions
          sessions={sessions}
          zone={zone}
          renderMove={mayMove ? (session) => <ConnectedMoveSession session={session} /> : undefined}
        />
      )}
      onSubmit={save}
      onDelete={
        entryId === undefined
          ? undefined
          : () => void writes.removeAbsence(entryId).then((isDone) => isDone && onClose())
      }
      onClose={onClose}
    />
  );
};
