import { readKey, useRead } from '@crt/api-client/hooks';
import { getChosenPlanFilters, savePlanFiltersInSession } from '@crt/api-client/main/plan-filter';
import { apiOf } from '@crt/api-client/query-client';
import type { PlanListFilter } from '@crt/api-client/types-main';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** What the server keeps of the plan list for this person: filters, order and columns (E24, E38). */
export interface ListSession {
  /** Undefined until it is known, and when it could not be read: a failing session never costs the list. */
  readonly kept: PlanListFilter | undefined;
  readonly isPending: boolean;
  readonly keep: (filters: PlanListFilter) => void;
  /** Keeps, and answers when the server has it. Throws what the server says. */
  readonly keepNow: (filters: PlanListFilter) => Promise<void>;
}

/** Reads the session of the plan list once, and writes it behind the screen. */
export function useListSession(): ListSession {
  const client = useQueryClient();
  const { data, isPending } = useRead(getChosenPlanFilters, {}, { staleTime: Number.POSITIVE_INFINITY });
  const keepNow = useCallback(
    async (body: PlanListFilter) => {
      client.setQueryData(readKey(getChosenPlanFilters, {}), body);
      await apiOf(client).call(savePlanFiltersInSession, { body });
    },
    [client],
  );
  // What was not kept is only missed at the next visit; nobody needs to be stopped for it.
  const keep = useCallback(
    (filters: PlanListFilter) => void keepNow(filters).catch(() => undefined),
    [keepNow],
  );
  return { kept: data, isPending, keep, keepNow };
}
