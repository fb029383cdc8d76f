import { readOptions } from '@crt/api-client/hooks';
import { getSessionDefaultsOfPlan } from '@crt/api-client/design-sessions/session-property';
import { getPlanId } from '@crt/api-client/main/plan';
import { findPlanRequests } from '@crt/api-client/main/plan-list';
import type { SessionDurations } from '@crt/domain/slot-search';
import type { LoadOptions } from '@crt/ui/ComboBox';
import type { QueryClient } from '@tanstack/react-query';
import { useFindRequest } from '../shared/filter/use-find-requests.ts';
import { readDurations } from './properties/session-properties-draft.ts';

/** The durations that the plan of a request brings along (N30). Throws what the calls throw. */
export async function durationsOfPlan(client: QueryClient, requestId: string): Promise<SessionDurations> {
  const id = await client.fetchQuery(readOptions(getPlanId, { requestId }));
  return readDurations(await client.fetchQuery(readOptions(getSessionDefaultsOfPlan, { id })));
}

/** Finds plans that a session can be booked for and whose request id contains what was typed (N28). */
export const useFindPlans = (): LoadOptions<string> => useFindRequest(findPlanRequests, bookable);

const bookable = { bookable: true };
