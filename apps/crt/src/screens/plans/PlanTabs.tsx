import { useRead } from '@crt/api-client/hooks';
import { listPlanComments } from '@crt/api-client/main/plan-comment';
import { listLinkedPlans } from '@crt/api-client/main/plan-link';
import { planTexts } from '@crt/domain-widgets/plan-texts';
import { SkeletonText } from '@crt/ui/Skeleton';
import { Tabs } from '@crt/ui/Tabs';
import { mayLeave, UnsavedPart, type Unsaved } from '@crt/ui/unsaved';
import { lazy, useState, type ReactNode } from 'react';
import { useQuery } from '../../routes/location.ts';
import { LaterPanel } from '../../app/LaterPanel.tsx';
import { useMay } from '../../app/permissions/RightsProvider.tsx';
import { useSessionState } from '../../app/sign-in/SessionProvider.tsx';
import { paths } from '../../routes/paths.ts';
import * as styles from './PlanDetailsScreen.css.ts';

// The facts beside them do not wait for the milestones; their files come while the plan is asked for.
const loadMilestones = () => import('@crt/domain-widgets/ConnectedMilestones');
// A failure counts where the tab asks again.
loadMilestones().catch(() => undefined);
const Milestones = lazy(async () => ({ default: (await loadMilestones()).ConnectedMilestones }));

// Tables, forms and dialogs of these tabs are fetched when somebody opens them.
const Changes = lazy(async () => {
  const { ConnectedPlanChanges } = await import('@crt/domain-widgets/ConnectedPlanChanges');
  return { default: ConnectedPlanChanges };
});
const Comments = lazy(async () => {
  const { ConnectedPlanComments } = await import('@crt/domain-widgets/ConnectedPlanComments');
  return { default: ConnectedPlanComments };
});
const LinkedPlans = lazy(async () => {
  const { ConnectedLinkedPlans } = await import('@crt/domain-widgets/ConnectedLinkedPlans');
  return { default: ConnectedLinkedPlans };
});

const texts = planTexts.details;
const planHref = (id: number) => paths.planDetails(id);

const tabIds = ['milestones', 'changes', 'comments', 'linkedPlans'] as const;
type TabId = (typeof tabIds)[number];

export interface PlanTabsProps {
  readonly planId: number;
  /** A plan that ends with the design has no milestones; its changes come first then (F5). */
  readonly designSessionOnly: boolean;
  /** Whether this person may edit this plan (F53). */
  readonly canManageFulfilmentPlan: boolean;
}

/** The right side of the plan details: Milestones, Changes, Comments, Linked Plans (F5, F40 to F53, F62). */
export const PlanTabs = ({ planId, designSessionOnly, canManageFulfilmentPlan }: PlanTabsProps) => {
  const session = useSessionState();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const mayComment = useMay(['CanManageFulfilmentPlan', 'CanManageManufacturingCycles']);
  const counts = useCounts(planId);
  const { selected, select, part } = useGuardedTabs(designSessionOnly ? tabIds.slice(1) : tabIds);
  return (
    <UnsavedPart value={part}>
      <Tabs<TabId>
        selected={selected}
        onSelect={select}
        label={texts.title}
        items={[
          ...(designSessionOnly ? [] : [milestonesTab(planId)]),
          {
            id: 'changes',
            title: texts.changes,
            content: (
              <div className={styles.table}>
                <Later>
                  <Changes planId={planId} />
                </Later>
              </div>
            ),
          },
          {
            id: 'comments',
            title: texts.comments,
            count: counts.comments,
            content: (
              <Later>
                <Comments planId={planId} userId={userId} mayAdd={mayComment} />
              </Later>
            ),
          },
          {
            id: 'linkedPlans',
            title: texts.linkedPlans,
            count: counts.links,
            content: (
              <div className={styles.table}>
                <Later>
                  <LinkedPlans
                    planId={planId}
                    planHref={planHref}
                    treeHref={paths.repeatOrders(planId)}
                    mayManage={canManageFulfilmentPlan}
                  />
                </Later>
              </div>
            ),
          },
        ]}
      />
    </UnsavedPart>
  );
};

/** How much is behind a tab, so that nobody opens it to learn that it is empty; nothing until it is known. */
function useCounts(planId: number) {
  const comments = useRead(listPlanComments, { id: planId }, { select: (list) => list.comments.length });
  const links = useRead(listLinkedPlans, { id: planId }, { select: (list) => list.model.length });
  return { comments: comments.data, links: links.data };
}

/**
 * The open tab, in the address, so that it stays on a reload and when stepping from plan to plan (REG18). What is typed in
 * it, a comment or a date, is not lost unasked by going to another one.
 */
function useGuardedTabs(ids: readonly TabId[]) {
  const [query, setQuery] = useQuery();
  const [first] = ids;
  const selected = ids.find((id) => id === query.get('tab')) ?? first ?? 'changes';
  const open = (id: TabId) => {
    const next = new URLSearchParams(query);
    if (id === first) next.delete('tab');
    else next.set('tab', id);
    setQuery(next, { isReplacing: true });
  };
  const [part] = useState<Unsaved>(() => new Set());
  const select = (id: TabId) => {
    if (id !== selected) void mayLeave(part).then((isAgreed) => isAgreed && open(id));
  };
  return { selected, select, part };
}

const milestonesTab = (planId: number) => ({
  id: 'milestones' as const,
  title: texts.milestones,
  content: (
    <Later>
      <Milestones planId={planId} />
    </Later>
  ),
});

const Later = ({ children }: { children: ReactNode }) => (
  <LaterPanel fallback={<SkeletonText lines={4} />}>{children}</LaterPanel>
);
