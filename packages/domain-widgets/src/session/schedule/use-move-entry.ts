import { newerStamp } from '@crt/api-client/api-error';
import { listAffectedSessions } from '@crt/api-client/design-sessions/availability';
import { getDesignerSchedule } from '@crt/api-client/design-sessions/schedule';
import { readOptions } from '@crt/api-client/hooks';
import { sessionTexts } from '@crt/domain/session-texts';
import type { CalendarSpan } from '@crt/ui/EventCalendar';
import { toast } from '@crt/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ScheduleEvent } from '../../shared/session-events/session-events.ts';
import type { OpenEntry } from './open-entry.ts';
import { scheduleTexts as texts } from './schedule.texts.ts';
import { draftOfSpan, rangeBody } from './span-draft.ts';
import { useAvailabilityWrites } from './use-availability-writes.ts';

/**
 * Saves an availability or absence where it was put on the calendar; what is refused goes back, and is read again where
 * somebody else changed it since it was drawn. An absence that would lie over sessions is opened in its dialog instead,
 * which shows them first (N7, N11).
 */
export function useMoveEntry(designerId: string, zone: string, open: (entry: OpenEntry) => void) {
  const client = useQueryClient();
  const writes = useAvailabilityWrites(designerId, zone);
  const [moved, setMoved] = useState<{ readonly id: string; readonly span: CalendarSpan }>();
  /** Gives whether it was saved there. */
  const save = async ({ kind, entry }: ScheduleEvent, span: CalendarSpan): Promise<boolean> => {
    const draft = draftOfSpan(span, zone);
    if (kind !== 'absence') {
      await writes.saveSingle({ ...draft, isAllDay: false }, entry);
      return true;
    }
    const options = readOptions(listAffectedSessions, { id: designerId, ...rangeBody(draft, zone) });
    const inside = await client.fetchQuery({ ...options, staleTime: 0 });
    if (inside.length === 0) await writes.saveAbsence(draft, entry);
    else open({ kind: 'absence', entryId: entry.id, chosen: draft, timestampBase64: entry.timestampBase64 });
    return inside.length === 0;
  };
  const move = async (event: ScheduleEvent, span: CalendarSpan): Promise<boolean> => {
    setMoved({ id: event.id, span });
    try {
      return await save(event, span);
    } catch (reason) {
      if (newerStamp(reason) !== undefined)
        void client.invalidateQueries({ queryKey: [getDesignerSchedule.tag] });
      const failed = reason instanceof Error ? reason.message : String(reason);
      // Who was overtaken is offered to save again: what was refused here goes back, and is moved again.
      toast({ message: failed.replace(sessionTexts.saveAgain, texts.moveAgain), tone: 'critical' });
      return false;
    } finally {
      setMoved(undefined);
    }
  };
  return { moved, move };
}
