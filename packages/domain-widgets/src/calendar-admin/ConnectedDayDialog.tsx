import type { CalendarChange, CalendarEvent } from '@crt/api-client/types-main';
import type { DaySpan } from './calendar-days.ts';
import { CapacityDialog, type CapacityValues } from './CapacityDialog.tsx';
import { ConnectedPlanningPreview } from './ConnectedPlanningPreview.tsx';
import { HolidayDialog } from './HolidayDialog.tsx';
import { useCapacityWrites, useHolidayWrites } from './use-calendar-writes.tsx';

/** What is open over the calendar: an item of a day, or days to which something is to be added. */
export type OpenDay = { readonly item: CalendarEvent } | { readonly span: DaySpan };

export interface DayDialogProps {
  readonly open: OpenDay;
  readonly calendarId: number;
  /** Address of a plan. */
  readonly planHref: (id: number) => string;
  readonly onClose: () => void;
}

/** The holiday of a day: added, renamed or taken away (T14, T27). */
export const ConnectedHolidayDialog = ({ open, calendarId, planHref, onClose }: DayDialogProps) => {
  const writes = useHolidayWrites(planHref, 'item' in open ? open.item.timestampBase64 : undefined);
  const preview = (change: CalendarChange | undefined) => (
    <ConnectedPlanningPreview change={change} planHref={planHref} />
  );
  if ('span' in open) {
    return (
      <HolidayDialog
        date={open.span.first}
        renderPreview={(date) =>
          preview(date === null ? undefined : { kind: 'addHoliday', calendarId, date })
        }
        onSubmit={({ name, date }) =>
          writes.save({ calendarId, date: date ?? open.span.first, name: name.trim() })
        }
        onClose={onClose}
      />
    );
  }
  const { id, date, title } = open.item;
  return (
    <HolidayDialog
      date={date}
      name={title}
      onSubmit={({ name }) => writes.save({ id, name: name.trim() })}
      onDelete={() =>
        void writes
          .remove(id, { kind: 'deleteHoliday', calendarId, date })
          .then((isDone) => isDone && onClose())
      }
      onClose={onClose}
    />
  );
};

export interface CapacityDayProps extends DayDialogProps {
  readonly location: { readonly id: number; readonly name: string };
}

/** The capacity of a stretch of days: added, changed or taken away (T15, T27). */
export const ConnectedCapacityDialog = (props: CapacityDayProps) => {
  const { open, calendarId, location, planHref, onClose } = props;
  const item = 'item' in open ? open.item : undefined;
  const writes = useCapacityWrites(planHref, item?.timestampBase64);
  const draft = item
    ? { value: item.value, date: item.date, dateTo: item.dateTo ?? item.date }
    : 'span' in open
      ? { value: null, date: open.span.first, dateTo: open.span.last }
      : { value: null, date: null, dateTo: null };
  const bodyOf = (entered: CapacityValues) => ({
    id: item?.id ?? null,
    calendarId,
    locationId: location.id,
    ...entered,
  });
  return (
    <CapacityDialog
      draft={draft}
      isNew={!item}
      location={location.name}
      renderPreview={(entered) => (
        <ConnectedPlanningPreview
          change={entered && { kind: 'saveCapacity', capacity: bodyOf(entered) }}
          planHref={planHref}
        />
      )}
      onSubmit={(entered) => writes.save(bodyOf(entered))}
      onDelete={
        item &&
        (() =>
          void writes
            .remove(item.id, { kind: 'deleteCapacity', id: item.id })
            .then((isDone) => isDone && onClose()))
      }
      onClose={onClose}
    />
  );
};
