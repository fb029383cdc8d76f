import { sessionTexts } from '@crt/domain/session-texts';
import type { RequestContext } from '../../../context.ts';
import type { Findings } from '../../write-road/write-road.ts';
import { leftByZone, offeredTime, timeAhead } from '../availability/affected.ts';

interface ZoneChange {
  readonly from: string | null;
  /** Null takes it away, undefined leaves it. */
  readonly to: string | null | undefined;
}

/**
 * Without a zone nobody knows any more when a designer is there (N4), and on other clocks a week that recurs is another:
 * whoever changes it learns first what lies ahead, and which sessions would keep their booking outside of it (N22, N43).
 */
export async function zoneFindings(
  context: RequestContext,
  designerId: string,
  { from, to }: ZoneChange,
): Promise<Findings> {
  if (from === null || to === undefined || to === from) return {};
  const offered = await offeredTime(context, designerId, from);
  const { sessions, hours } = await timeAhead(context, offered, designerId);
  if (sessions === 0 && hours === 0) return {};
  const ahead = sessionTexts.ahead(sessions, hours);
  if (to === null) return { error: sessionTexts.zoneNeeded(ahead) };
  const left = leftByZone(offered, to);
  return {
    warnings: [
      sessionTexts.zoneChanges(ahead, to),
      ...(left.length > 0 ? [sessionTexts.zoneLeaves(left)] : []),
      sessionTexts.zoneQuestion,
    ],
  };
}
