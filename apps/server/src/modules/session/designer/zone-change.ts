import { sessionTexts } from '@crt/domain/session-texts';
import { zoneClashes, type ZoneClashes } from '@crt/domain/zone-clashes';
import type { RequestContext } from '../../../context.ts';
import type { Findings } from '../../write-road/write-road.ts';
import { leftByZone, offeredTime, timeAhead } from '../availability/affected.ts';
import { shownSpan } from '../shown-span.ts';

/** What is to be settled first, in the new zone; of single ones also the time that the schedule shows now. */
function clashError({ together, lost }: ZoneClashes, from: string, to: string): string | undefined {
  if (together.length === 0 && lost.length === 0) return undefined;
  const pairs = together.map(
    ({ single, recurring }) =>
      [
        sessionTexts.zoneMoves(shownSpan(single, to), shownSpan(single, from)),
        shownSpan(recurring, to),
      ] as const,
  );
  const times = lost.map((span) => shownSpan(span, from));
  return sessionTexts.zoneClashes(to, [
    ...(pairs.length > 0 ? [sessionTexts.zoneJoins(pairs)] : []),
    ...(times.length > 0 ? [sessionTexts.zoneSkips(times)] : []),
  ]);
}

interface ZoneChange {
  readonly from: string | null;
  /** Null takes it away, undefined leaves it. */
  readonly to: string | null | undefined;
}

/**
 * Without a zone nobody knows any more when a designer is there (N4), and on other clocks a week that recurs is another:
 * whoever changes it learns first what lies ahead, and which sessions would keep their booking outside of it (N22, N43).
 * What would come to one time, or be lost, is refused, as on every other road (N42).
 */
export async function zoneFindings(
  context: RequestContext,
  designerId: string,
  { from, to }: ZoneChange,
): Promise<Findings> {
  if (from === null || to === undefined || to === from) return {};
  const offered = await offeredTime(context, designerId, from);
  const { sessions, hours, entries } = await timeAhead(context, offered, designerId);
  if (sessions === 0 && hours === 0) return {};
  const ahead = sessionTexts.ahead(sessions, hours);
  if (to === null) return { error: sessionTexts.zoneNeeded(ahead) };
  const error = clashError(zoneClashes(entries, { from, to, now: context.clock.now().getTime() }), from, to);
  if (error !== undefined) return { error };
  const left = leftByZone(offered, to);
  return {
    warnings: [
      sessionTexts.zoneChanges(ahead, to),
      ...(left.length > 0 ? [sessionTexts.zoneLeaves(left)] : []),
      sessionTexts.zoneQuestion,
    ],
  };
}
