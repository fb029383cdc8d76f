import { useWrite } from '@crt/api-client/hooks';
import {
  deleteCapacity,
  deleteHoliday,
  saveCapacity,
  saveDefaultCapacity,
  saveHoliday,
} from '@crt/api-client/main/calendar-day';
import type { CalendarChange, CapacityForm, HolidayForm } from '@crt/api-client/types-main';
import { confirm } from '@crt/ui/confirm';
import { Stack } from '@crt/ui/Stack';
import { Text } from '@crt/ui/Text';
import { toast } from '@crt/ui/toast';
import { useRef } from 'react';
import { calendarAdminTexts as texts } from './calendar-admin.texts.ts';
import { ConnectedPlanningPreview, type ConnectedPlanningPreviewProps } from './ConnectedPlanningPreview.tsx';
import { submitFailure } from '../shared/edit/submit-failure.ts';
import { useStamped } from '../shared/edit/use-stamped.ts';

interface Question {
  readonly message: string;
  readonly confirmLabel: string;
  readonly tone?: 'critical';
  /** What would be changed; the question tells what follows from it. */
  readonly change: CalendarChange;
}

type PlanHref = ConnectedPlanningPreviewProps['planHref'];

/** Asks before something is done, with what follows from it; does it and tells how it ended. Answers whether it was done. */
function useAskedAttempt(planHref: PlanHref) {
  const isAsking = useRef(false);
  const ask = async ({ change, message, ...question }: Question) => {
    // A second press would ask again: what follows is drawn anew each time.
    if (isAsking.current) return false;
    isAsking.current = true;
    const told = (
      <Stack gap={4}>
        <Text as="p">{message}</Text>
        <ConnectedPlanningPreview change={change} planHref={planHref} />
      </Stack>
    );
    return confirm({ ...question, message: told, width: 'large' }).finally(() => {
      isAsking.current = false;
    });
  };
  return async (question: Question, call: () => Promise<unknown>, done: string) => {
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
}

const removing = { message: texts.removeQuestion, confirmLabel: texts.remove, tone: 'critical' } as const;
const changing = { message: texts.saveQuestion, confirmLabel: texts.apply } as const;

/** The writes of a calendar of holidays with what is said after each, and what is asked before some (T14). */
export function useHolidayWrites(planHref: PlanHref, readAs?: string) {
  const attempt = useAskedAttempt(planHref);
  const stamped = useStamped(readAs);
  const save = useWrite(saveHoliday);
  const remove = useWrite(deleteHoliday);
  return {
    save: async (body: HolidayForm) => {
      await stamped((stamp) => save.mutateAsync({ body, ...stamp }));
      toast({ message: texts.holidayUpdated });
    },
    remove: (id: number, change: CalendarChange) =>
      attempt({ ...removing, change }, () => remove.mutateAsync({ id }), texts.holidayDeleted),
  };
}

/** The writes of a calendar of capacities (T15). */
export function useCapacityWrites(planHref: PlanHref, readAs?: string) {
  const attempt = useAskedAttempt(planHref);
  const stamped = useStamped(readAs);
  const save = useWrite(saveCapacity);
  const remove = useWrite(deleteCapacity);
  const saveDefault = useWrite(saveDefaultCapacity);
  return {
    save: async (body: CapacityForm) => {
      await stamped((stamp) => save.mutateAsync({ body, ...stamp }));
      toast({ message: body.id == null ? texts.capacityAdded : texts.capacityUpdated });
    },
    remove: (id: number, change: CalendarChange) =>
      attempt({ ...removing, change }, () => remove.mutateAsync({ id }), texts.capacityDeleted),
    saveDefault: (body: { calendarId: number; locationId: number; value: number }) => {
      const question = { ...changing, change: { kind: 'saveDefaultCapacity', ...body } as const };
      return attempt(question, () => saveDefault.mutateAsync({ body }), texts.defaultChanged);
    },
  };
}
