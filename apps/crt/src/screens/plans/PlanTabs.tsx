import { planTexts } from '@crt/domain-widgets/plan-texts';
import { SkeletonText } from '@crt/ui/Skeleton';
import { Tabs } from '@crt/ui/Tabs';
import { lazy, Suspense, type ReactNode } from 'react';
import { useMay } from '../../app/permissions/RightsProvider.tsx';
import { useSessionState } from '../../app/sign-in/SessionProvider.tsx';
import { paths } from '../../routes/paths.ts';
import * as styles from './PlanDetailsScreen.css.ts';

// The facts beside it need no table, so they do not wait for it; its files come while the plan is asked for.
const loadChanges = () => import('@crt/domain-widgets/ConnectedPlanChanges');
// A failure counts where the tab asks again.
loadChanges().catch(() => undefined);
const Changes = lazy(async () => ({ default: (await loadChanges()).ConnectedPlanChanges }));

// Forms and dialogs of these tabs are fetched when somebody opens them.
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

export interface PlanTabsProps {
  readonly planId: number;
  /** Whether this person may edit this plan (F53). */
  readonly canManageFulfilmentPlan: boolean;
}

/** The right side of the plan details: Changes, Comments, Linked Plans (F46 to F53, F62). */
export const PlanTabs = ({ planId, canManageFulfilmentPlan }: PlanTabsProps) => {
  const session = useSessionState();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const mayComment = useMay(['CanManageFulfilmentPlan', 'CanManageManufacturingCycles']);
  return (
    <Tabs
      label={texts.title}
      items={[
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
                <LinkedPlans planId={planId} planHref={planHref} mayManage={canManageFulfilmentPlan} />
              </Later>
            </div>
          ),
        },
      ]}
    />
  );
};

const Later = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<SkeletonText lines={4} />}>{children}</Suspense>
);
