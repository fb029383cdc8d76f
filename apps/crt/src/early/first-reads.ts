import { listGrantedDesignPermissions } from '@crt/api-client/design-sessions/design-permission';
import { listGrantedDocumentationPermissions } from '@crt/api-client/documentation/documentation-permission';
import { sendEarly } from '@crt/api-client/early-calls';
import {
  getChosenPlanFilters,
  getDefaultPlanColumns,
  listPlanAdditionalFilters,
} from '@crt/api-client/main/plan-filter';
import { listPlans } from '@crt/api-client/main/plan-list';
import { getPlanListFilters } from '@crt/api-client/main/plan-option';
import { checkUserPermissions } from '@crt/api-client/main/session';
import { listPlanFilters } from '@crt/api-client/main/stored-query';
import type { PlanListFilter } from '@crt/api-client/types-main';
import { mainPermissions } from '@crt/domain/permission';
import { readListAddress } from '@crt/domain-widgets/list-address';
import { isNarrowed, shownQuery, toRequest } from '@crt/domain-widgets/list-query';
import { plansList } from '@crt/domain-widgets/plan-list';
import { basePath } from '../app/config.ts';
import { machineZone } from '../app/machine-zone.ts';
import { storedRowsPerPage } from '../lists/rows-per-page.ts';
import { planRights } from '../nav/sections.ts';
import { paths } from '../routes/paths.ts';

interface FirstReads {
  /** Any one is enough. */
  readonly access: readonly string[];
  readonly send: (caller: Caller, query: URLSearchParams) => Promise<void>;
}

/** Who asks. */
export interface Caller {
  readonly token: string;
  readonly userId: string;
}

/** What the screens ask for first, by path. A screen that is not here asks when it is drawn. */
const firstReads: Readonly<Record<string, FirstReads>> = {
  [paths.planList()]: { access: planRights, send: sendPlanListReads },
};

/**
 * Sends the three questions for rights (A18), and what the screen at this address is going to ask. Who is remembered
 * to have no right to it is only asked for the rights: the screen asks for itself, should they have come meanwhile.
 */
export function sendFirstReads(
  caller: Caller,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  remembered: readonly string[] | undefined,
): void {
  const { token } = caller;
  void sendEarly(checkUserPermissions, token, [...mainPermissions]);
  void sendEarly(listGrantedDocumentationPermissions, token);
  void sendEarly(listGrantedDesignPermissions, token);
  const reads = firstReads[`/${pathname.slice(basePath.length)}`];
  if (!reads || remembered?.some((right) => reads.access.includes(right)) === false) return;
  // What fails here is asked again, and told, by the screen.
  reads.send(caller, new URLSearchParams(search)).catch(() => undefined);
}

async function sendPlanListReads({ token, userId }: Caller, search: URLSearchParams): Promise<void> {
  const address = readListAddress(plansList, search, storedRowsPerPage(userId, plansList.name));
  const query = shownQuery(plansList, address, {});
  // Most often nothing is kept from the last visit: this asks for the list without waiting to know.
  void sendEarly(listPlans, token, toRequest(plansList, query, machineZone));
  const session = sendEarly(getChosenPlanFilters, token);
  void sendEarly(getDefaultPlanColumns, token);
  for (const read of [getPlanListFilters, listPlanAdditionalFilters, listPlanFilters])
    void sendEarly(read, token, undefined, 'low');
  if (address.hasFilters) return;
  const answer = await session;
  const { data = {} }: { data?: PlanListFilter } = answer.ok ? await answer.json() : {};
  const kept = shownQuery(plansList, address, data);
  if (isNarrowed(plansList, kept.filters) || kept.sort.length > query.sort.length)
    await sendEarly(listPlans, token, toRequest(plansList, kept, machineZone));
}
