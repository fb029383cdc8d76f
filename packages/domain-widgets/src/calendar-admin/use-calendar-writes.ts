import { useWrite } from '@crt/api-client/hooks';
import {
  deleteCapacity,
  deleteHoliday,
  previewCalendarChange,
  saveCapacity,
  saveDefaultCapacity,
  saveHoliday,
} from '@crt/api-client/main/calendar-day';
import { apiOf } from '@crt/api-client/query-client';
import type { CalendarChange, CapacityForm, HolidayForm } from '@crt/api-client/types-main';
import { confirm } from '@crt/ui/confirm';
import { toast } from '@crt/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { calendarAdminTexts as texts } from './calendar-admin.texts.ts';
import { previewSentences } from './PlanningPreviewPanel.tsx';
import { submitFailure } from './submit-failure.ts';

interface Question {
  readonly message: string;
  readonly confirmLabel: string;
  readonly tone?: 'critical';
  /** What would be changed; the question tells what follows from it. */
  readonly change: CalendarChange;
}

/** The writes of the local calendar with what is said after each, and what is asked before some (T14, T15). */
export function useCalendarWrites() {
  const client = useQueryClient();
  const holiday = useWrite(saveHoliday);
  const noHoliday = useWrite(deleteHoliday);
  const capacity = useWrite(saveCapacity);
  const noCapacity = useWrite(deleteCapacity);
  const defaultCapacity = useWrite(saveDefaultCapacity);
  /** Asks with what follows; where that cannot be found out, without. */
  const ask = async ({ change, message, ...question }: Question) => {
    const preview = await apiOf(client)
      .call(previewCalendarChange, { body: change })
      .catch(() => undefined);
    const told = preview ? `${message} ${previewSentences(preview)}` : message;
    return confirm({ ...question, message: told });
  };
  /** Does it once it is confirmed, and tells how it ended; answers whether it was done. */
  const attempt = async (question: Question, call: () => Promise<unknown>, done: string) => {
    if (!(await ask(question))) return false;
    try {
      await call();
      toast({ message: done });
      return true;
    } catch (reason) {
      toast({ message: submitFailure(reason).message, tone: 'critical' });
      return false;
    }
  };
  const removing = { message: texts.removeQuestion, confirmLabel: texts.remove, tone: 'critical' } as const;
  return {
    saveHoliday: async (body: HolidayForm) => {
      await holiday.mutateAsync({ body });
      toast({ message: texts.holidayUpdated });
    },
    deleteHoliday: (id: number, change: CalendarChange) =>
      attempt({ ...removing, change }, () => noHoliday.mutateAsync({ id }), texts.holidayDeleted),
    saveCapacity: async (body: CapacityForm) => {
      await capacity.mutateAsync({ body });
      toast({ message: body.id == null ? texts.capacityAdded : texts.capacityUpdated });
    },
    deleteCapacity: (id: number, change: CalendarChange) =>
      attempt({ ...removing, change }, () => noCapacity.mutateAsync({ id }), texts.capacityDeleted),
    saveDefault: (body: { calendarId: number; locationId: number; value: number }) =>
      attempt(
        {
          message: texts.saveQuestion,
          confirmLabel: texts.apply,
          change: { kind: 'saveDefaultCapacity', ...body },
        },
        () => defaultCapacity.mutateAsync({ body }),
        texts.defaultChanged,
      ),
  };
}
