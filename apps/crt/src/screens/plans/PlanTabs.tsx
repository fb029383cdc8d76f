import { planTexts } from '@crt/domain-widgets/plan-texts';
import { SkeletonText } from '@crt/ui/Skeleton';
import { Tabs } from '@crt/ui/Tabs';
import { mayLeave, UnsavedPart, type Unsaved } from '@crt/ui/unsaved';
import { lazy, useState, type ReactNode } from 'react';
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

type TabId = 'milestones' | 'changes' | 'comments' | 'linkedPlans';

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
  const { selected, select, part } = useGuardedTabs(designSessionOnly ? 'changes' : 'milestones');
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
            content: (
              <Later>
                <Comments planId={planId} userId={userId} mayAdd={mayComment} />
              </Later>
            ),
          },
          {
            id: 'linkedPlans',
            title: texts.linkedPlans,
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

/** The open tab; what is typed in it, a comment or a date, is not lost unasked by going to another one. */
function useGuardedTabs(first: TabId) {
  const [selected, setSelected] = useState(first);
  const [part] = useState<Unsaved>(() => new Set());
  const select = (id: TabId) => {
    if (id !== selected) void mayLeave(part).then((isAgreed) => isAgreed && setSelected(id));
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
