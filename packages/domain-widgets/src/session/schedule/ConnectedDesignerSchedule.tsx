import { getDesigner } from '@crt/api-client/design-sessions/designer';
import { useRead } from '@crt/api-client/hooks';
import type { Designer } from '@crt/api-client/types-design-sessions';
import { sessionTexts } from '@crt/domain/session-texts';
import { Banner } from '@crt/ui/Banner';
import { useTimeZone } from '@crt/ui/LocaleProvider';
import { Skeleton } from '@crt/ui/Skeleton';
import { Stack } from '@crt/ui/Stack';
import { Text } from '@crt/ui/Text';
import { fullName } from '@crt/domain/full-name';
import { lazy, Suspense, useState } from 'react';
import { FailedRead } from '../../shared/read/FailedRead.tsx';
import { DesignerCalendar } from './DesignerCalendar.tsx';
import { openEvent, openSpan } from './open-entry.ts';
import { scheduleTexts as texts } from './schedule.texts.ts';
import { firstLook, ScheduleToolbar } from './ScheduleToolbar.tsx';
import { useMoveEntry } from './use-move-entry.ts';
import { useSchedule } from './use-schedule.ts';

// They come with the first press.
const ScheduleEntryDialog = lazy(() => import('./ScheduleEntryDialog.tsx'));

export interface ConnectedDesignerScheduleProps {
  readonly designerId: string;
  /** Whether the person manages sessions of everybody, not only their own. */
  readonly mayManage: boolean;
  /** The request whose session is opened and shown, from the address (N5). */
  readonly requestId?: string | undefined;
  /** The session of the request was closed. */
  readonly onRequestClosed: () => void;
  /** Address of a plan, for those to whom plans are open. */
  readonly planHref?: ((planId: number) => string) | undefined;
  /** The current instant in ms; the machine's when the schedule opened unless said otherwise. */
  readonly now?: number | undefined;
}

/** The schedule of a designer with everything that can be done with it (N1 to N6). */
export const ConnectedDesignerSchedule = (props: ConnectedDesignerScheduleProps) => {
  const designer = useRead(getDesigner, { id: props.designerId });
  if (designer.data) return <OpenSchedule {...props} designer={designer.data} />;
  if (!designer.isLoadingError) return <Skeleton height="40rem" />;
  return (
    <FailedRead
      error={designer.error}
      failed={texts.designerFailed}
      onRetry={designer.refetch}
      isRetrying={designer.isFetching}
    />
  );
};

const OpenSchedule = (props: ConnectedDesignerScheduleProps & { readonly designer: Designer }) => {
  const { designer, mayManage, planHref } = props;
  const ownZone = useTimeZone();
  const zone = designer.timezone ?? ownZone;
  const hasZone = designer.timezone !== null;
  const [look, setLook] = useState(firstLook);
  const { schedule, requested, place, setPlace, setRange, open, setOpen } = useSchedule(props, zone);
  const { moved, move } = useMoveEntry(designer.id, zone, setOpen);
  return (
    <Stack gap={4}>
      <DesignerName designer={designer} />
      {!hasZone && <Banner tone="caution">{sessionTexts.noZone}</Banner>}
      {requested.isLoadingError && props.requestId !== undefined && (
        <Banner tone="caution" live="polite">
          {requested.error.message}
        </Banner>
      )}
      <ScheduleToolbar
        look={look}
        onLook={setLook}
        hasZone={hasZone}
        onCreateSession={() => setOpen({ kind: 'newSession' })}
        onAddAvailability={() => setOpen({ kind: 'availability' })}
        onAddAbsence={() => setOpen({ kind: 'absence' })}
        onCalendarFeed={() => setOpen({ kind: 'calendarFeed' })}
      />
      <FailedRead
        error={schedule.error}
        failed={texts.failed}
        onRetry={schedule.refetch}
        isRetrying={schedule.isFetching}
      />
      <DesignerCalendar
        schedule={schedule.data}
        zone={designer.timezone ?? undefined}
        look={look}
        place={place}
        onPlace={setPlace}
        onRange={setRange}
        onEvent={(event) => setOpen(openEvent(event, zone))}
        requested={requested.data}
        onSelect={hasZone ? (span) => setOpen(openSpan(span, zone)) : undefined}
        onMove={hasZone ? move : undefined}
        moved={moved}
        now={props.now}
      />
      {open && (
        <Suspense>
          <ScheduleEntryDialog
            open={open}
            onOpen={setOpen}
            designerId={designer.id}
            zone={zone}
            hourCycle={look.hourCycle}
            mayManage={mayManage}
            planHref={planHref}
          />
        </Suspense>
      )}
    </Stack>
  );
};

/** Whose schedule it is, and on which clocks (N2). */
const DesignerName = ({ designer }: { readonly designer: Designer }) => (
  <Text as="p">
    <strong>{fullName(designer)}</strong>
    {designer.timezone !== null && ` · ${texts.zone(designer.timezone)}`}
  </Text>
);
