import type { Follower } from './history/history.ts';
import { cyclesFollowPlans } from './manufacturing/cycle/cycles-follow-plans.ts';
import { preReservationsEndWithRequests } from './session/meeting/lapse-with-request.ts';

/** Who follows what others change, in the same action. */
export const followers: readonly Follower[] = [cyclesFollowPlans, preReservationsEndWithRequests];
