import { listDesignProductTypes } from '@crt/api-client/design-sessions/design-option';
import { listSessionTimes } from '@crt/api-client/design-sessions/session-time';
import { skipToken, useRead } from '@crt/api-client/hooks';
import type { AvailableSlot } from '@crt/api-client/types-design-sessions';
import { sessionTexts } from '@crt/domain/session-texts';
import { Banner } from '@crt/ui/Banner';
import { EmptyState } from '@crt/ui/EmptyState';
import { useTimeZone } from '@crt/ui/LocaleProvider';
import { Skeleton } from '@crt/ui/Skeleton';
import { Stack } from '@crt/ui/Stack';
import { none } from '@crt/ui/none';
import { lazy, Suspense, useState } from 'react';
import { ConnectedExternalPlan } from '../external-plan/ConnectedExternalPlan.tsx';
import { FailedRead } from '../../shared/read/FailedRead.tsx';
import type { DayRange } from '../../shared/session-events/day-range.ts';
import { dateAt } from '../../shared/session-events/day-range.ts';
import { periodOf } from './planner-days.ts';
import { wishOf, type PlannerDraft, type SlotWish } from './planner-draft.ts';
import { PlannerFilters } from './PlannerFilters.tsx';
import { sessionPlannerTexts as texts } from './session-planner.texts.ts';
import { usePlannerDraft } from './use-planner-draft.ts';

// The calendar comes with the first search.
const SlotCalendar = lazy(async () => ({ default: (await import('./SlotCalendar.tsx')).SlotCalendar }));

/** A start that was pressed, with what was searched for: what the form of a session begins with. */
export interface ChosenSlot {
  readonly slot: AvailableSlot;
  readonly search: PlannerDraft;
  /** To be called when a session was booked: the plan that was searched for needs none any more and is let go of. */
  readonly onBooked: (requestId: string | null) => void;
}

export interface ConnectedSessionPlannerProps {
  /** Whether the person manages sessions: others only look (N31). */
  readonly mayManage: boolean;
  /** A start was pressed by somebody who manages sessions. */
  readonly onSlot?: ((choice: ChosenSlot) => void) | undefined;
  /** The current instant in ms; the machine's when the planner opened unless said otherwise. */
  readonly now?: number;
}

/** Searches for times at which a session of a plan or product type can be held (N28 to N32, N40, N41). */
export const ConnectedSessionPlanner = ({ mayManage, onSlot, now }: ConnectedSessionPlannerProps) => {
  const [opened] = useState(() => now ?? Date.now());
  const [applied, setApplied] = useState<PlannerDraft>();
  const productTypes = useRead(listDesignProductTypes, {});
  const { draft, setDraft, plan, choosePlan, chooseType, findPlans, properties } = usePlannerDraft();
  const failed = [productTypes, properties].find(({ isLoadingError }) => isLoadingError);
  const wish = applied && wishOf(applied);
  const letGo = (requestId: string | null) => {
    if (requestId === null || requestId !== applied?.requestId) return;
    setApplied(undefined);
    if (requestId === draft.requestId) void choosePlan(null);
  };
  return (
    <Stack gap={4}>
      {failed && (
        <FailedRead
          error={failed.error}
          failed={texts.choicesFailed}
          onRetry={failed.refetch}
          isRetrying={failed.isFetching}
        />
      )}
      <PlannerFilters
        draft={draft}
        // A type brings the durations of its properties along, so it is chosen once both are there.
        productTypes={properties.data && productTypes.data}
        findPlans={findPlans}
        onPlan={(requestId) => void choosePlan(requestId)}
        onType={chooseType}
        onDurations={(durations) => setDraft((before) => ({ ...before, ...durations }))}
        onApply={() => setApplied(draft)}
        isPlanLoading={plan.isLoading}
        planFailure={plan.failure}
        actions={
          mayManage && <ConnectedExternalPlan onCreated={({ requestId }) => void choosePlan(requestId)} />
        }
      />
      {wish && applied ? (
        <FoundSlots
          wish={wish}
          now={opened}
          onSlot={
            mayManage && onSlot ? (slot) => onSlot({ slot, search: applied, onBooked: letGo }) : undefined
          }
        />
      ) : (
        <EmptyState reason="nothingYet" title={texts.prompt} />
      )}
    </Stack>
  );
};

interface FoundSlotsProps {
  readonly wish: SlotWish;
  readonly now: number;
  readonly onSlot: ((slot: AvailableSlot) => void) | undefined;
}

/** The slots of the days that the calendar shows, or why none could be searched. */
const FoundSlots = ({ wish, now, onSlot }: FoundSlotsProps) => {
  const zone = useTimeZone();
  const [range, setRange] = useState<DayRange>();
  const period = range && periodOf(range, dateAt(now, zone), zone);
  const found = useRead(listSessionTimes, period ? { ...wish, ...period, timezone: zone } : skipToken);
  // What was wished cannot be searched, as for a plan that is over: asking again would not help.
  const refusal = found.error?.status === 400 ? found.error.message : undefined;
  const reason = found.data?.errorCode === 'NOT_CONFIGURED' ? sessionTexts.notConfigured : refusal;
  if (reason !== undefined)
    return (
      <Banner tone="caution" live="polite">
        {reason}
      </Banner>
    );
  return (
    <Stack gap={2}>
      <FailedRead
        error={found.error}
        failed={texts.failed}
        onRetry={found.refetch}
        isRetrying={found.isFetching}
      />
      <Suspense fallback={<Skeleton height="40rem" />}>
        <SlotCalendar
          slots={found.data?.availableSlots ?? none}
          losses={found.data?.losses ?? none}
          isSearching={found.isFetching}
          hasFailed={found.error !== null}
          onRange={setRange}
          onSlot={onSlot}
          now={now}
        />
      </Suspense>
    </Stack>
  );
};
