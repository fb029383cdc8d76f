import {
  listSessionProperties,
  getSessionDefaultsOfPlan,
} from '@crt/api-client/design-sessions/session-property';
import { readOptions, useRead } from '@crt/api-client/hooks';
import { getPlanId } from '@crt/api-client/main/plan';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useFindPlans } from '../plan-defaults.ts';
import { readDurations } from '../properties/session-properties-draft.ts';
import { emptyPlanner, withType, type PlannerDraft } from './planner-draft.ts';
import { sessionPlannerTexts as texts } from './session-planner.texts.ts';

/** What is entered above the calendar, and what plans and product types bring along (N29, N30). */
export function usePlannerDraft() {
  const client = useQueryClient();
  const properties = useRead(listSessionProperties, {});
  const [draft, setDraft] = useState<PlannerDraft>(emptyPlanner);
  const [plan, setPlan] = useState<{ readonly isLoading: boolean; readonly failure?: string }>({
    isLoading: false,
  });
  /** The plan that was chosen last: what an earlier one brings comes too late. */
  const chosen = useRef<string | null>(null);
  const choosePlan = useCallback(
    async (requestId: string | null) => {
      chosen.current = requestId;
      setDraft((before) => ({ ...before, requestId }));
      setPlan({ isLoading: requestId !== null });
      if (requestId === null) return;
      try {
        const id = await client.fetchQuery(readOptions(getPlanId, { requestId }));
        const { productTypeId, priority, ...wire } = await client.fetchQuery(
          readOptions(getSessionDefaultsOfPlan, { id }),
        );
        if (chosen.current !== requestId) return;
        setDraft({ requestId, productTypeId, priority, ...readDurations(wire) });
        setPlan({ isLoading: false });
      } catch (reason) {
        if (chosen.current !== requestId) return;
        const failure = (reason instanceof Error && reason.message) || texts.planFailed;
        setPlan({ isLoading: false, failure });
      }
    },
    [client],
  );
  const chooseType = (type: Pick<PlannerDraft, 'productTypeId' | 'priority'>) => {
    chosen.current = null;
    setPlan({ isLoading: false });
    setDraft((before) => withType(before, type, properties.data ?? []));
  };
  const findPlans = useFindPlans();
  return { draft, setDraft, plan, choosePlan, chooseType, findPlans, properties };
}
