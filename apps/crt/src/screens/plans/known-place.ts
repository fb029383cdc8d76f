import { getPlanContext, listPlans } from '@crt/api-client/main/plan-list';
import type { DetailsContext, operations, PlanListRequest } from '@crt/api-client/types-main';
import type { Query, QueryClient } from '@tanstack/react-query';

type PlanListPage = operations['listPlans']['responses'][200]['content']['application/json'];

/**
 * A plan's place in the list that one came from, before the server says it: from the rows that were on screen, or from
 * the neighbour that one stepped on from; `listId` names the list, where that is known. Neighbours that nobody has seen are missing (F2).
 */
export function knownPlace(client: QueryClient, planId: number, listId?: string): DetailsContext | undefined {
  const read = ({ tag, id }: typeof listPlans | typeof getPlanContext) =>
    client.getQueryCache().findAll({ queryKey: [tag, id], predicate: (query) => isOfList(query, listId) });
  // The newest tells of the list that one came from; older lists may have the plan elsewhere.
  return [...read(listPlans), ...read(getPlanContext)]
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .map((query) =>
      query.queryKey[1] === listPlans.id ? placeAmongRows(query, planId) : placeBeside(query, planId),
    )
    .find((place) => place !== undefined);
}

/** Whether a query told of the list of that name; without a name any may have. */
function isOfList({ queryKey, state }: Query, listId: string | undefined): boolean {
  if (listId === undefined) return true;
  const asked = queryKey[2] as { listQueryId?: string } | undefined;
  const list = state.data as PlanListPage | undefined;
  return asked?.listQueryId === listId || list?.listQueryId === listId;
}

function placeAmongRows({ queryKey, state }: Query, planId: number): DetailsContext | undefined {
  const list = state.data as PlanListPage | undefined;
  const row = list?.data.findIndex(({ id }) => id === planId) ?? -1;
  if (!list || row < 0) return undefined;
  // A list that waits for its filters has no question yet; one with rows had one.
  const { limit } = (queryKey[2] as { body: PlanListRequest }).body;
  return {
    recordIndexNumber: (list.page - 1) * limit + row + 1,
    recordsNumber: list.filteredPlansCount,
    recordId: planId,
    prevRecordId: list.data[row - 1]?.id ?? null,
    nextRecordId: list.data[row + 1]?.id ?? null,
    displayedRecordsNumber: limit,
  };
}

function placeBeside({ state }: Query, planId: number): DetailsContext | undefined {
  const beside = state.data as DetailsContext | undefined;
  const isNext = beside?.nextRecordId === planId;
  if (!beside || beside.recordIndexNumber === null || (!isNext && beside.prevRecordId !== planId))
    return undefined;
  return {
    ...beside,
    recordIndexNumber: beside.recordIndexNumber + (isNext ? 1 : -1),
    recordId: planId,
    prevRecordId: isNext ? beside.recordId : null,
    nextRecordId: isNext ? null : beside.recordId,
  };
}
