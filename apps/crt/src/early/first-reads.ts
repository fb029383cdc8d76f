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
import { isNarrowed, toListRequest } from '@crt/domain-widgets/plan-query';
import { basePath } from '../app/config.ts';
import { machineZone } from '../app/machine-zone.ts';
import { planRights } from '../nav/sections.ts';
import { paths } from '../routes/paths.ts';
import { keptQuery } from '../screens/plans/kept-query.ts';
import { readAddress } from '../screens/plans/plan-list-address.ts';

interface FirstReads {
  /** Any one is enough. */
  readonly access: readonly string[];
  readonly send: (token: string, query: URLSearchParams) => Promise<void>;
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
  token: string,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  remembered: readonly string[] | undefined,
): void {
  void sendEarly(checkUserPermissions, token, [...mainPermissions]);
  void sendEarly(listGrantedDocumentationPermissions, token);
  void sendEarly(listGrantedDesignPermissions, token);
  const reads = firstReads[`/${pathname.slice(basePath.length)}`];
  if (!reads || remembered?.some((right) => reads.access.includes(right)) === false) return;
  // What fails here is asked again, and told, by the screen.
  reads.send(token, new URLSearchParams(search)).catch(() => undefined);
}

async function sendPlanListReads(token: string, search: URLSearchParams): Promise<void> {
  const address = readAddress(search);
  const query = keptQuery(address, {});
  // Most often nothing is kept from the last visit: this asks for the list without waiting to know.
  void sendEarly(listPlans, token, toListRequest(query, machineZone));
  const session = sendEarly(getChosenPlanFilters, token);
  void sendEarly(getDefaultPlanColumns, token);
  for (const read of [getPlanListFilters, listPlanAdditionalFilters, listPlanFilters])
    void sendEarly(read, token, undefined, 'low');
  if (address.hasFilters) return;
  const answer = await session;
  const { data = {} }: { data?: PlanListFilter } = answer.ok ? await answer.json() : {};
  const kept = keptQuery(address, data);
  if (isNarrowed(kept.filters) || kept.sort.length > query.sort.length)
    await sendEarly(listPlans, token, toListRequest(kept, machineZone));
}
