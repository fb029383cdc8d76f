import { planStatusName, type PlanStatus } from '@crt/domain/plan-status';
import { DateTime } from '@crt/ui/DateTime';
import { SkeletonText } from '@crt/ui/Skeleton';
import { StatusMark } from '@crt/ui/StatusMark';
import { milestonesTexts } from '../Milestones/milestones.texts.ts';
import { planStatusMark } from '../plan-status-mark.ts';
import type { NextMilestone } from './next-milestone.ts';
import * as styles from './PlanSummary.css.ts';
import { planSummaryTexts as texts } from './plan-summary.texts.ts';

export interface PlanSummaryProps {
  /** What is known of the plan; undefined until it is. */
  readonly plan:
    { readonly requestId: string; readonly product: string; readonly status: PlanStatus } | undefined;
  /** What the plan waits for; undefined when it is over, has no dates, or they are on their way. */
  readonly next?: NextMilestone | undefined;
}

/** Which plan is open, what it is for, where it stands and how late it is: one line that stays when scrolled (F1). */
export const PlanSummary = ({ plan, next }: PlanSummaryProps) => (
  <section
    aria-label={plan ? texts.title(plan.requestId) : texts.loading}
    aria-busy={plan === undefined}
    className={styles.line}
    data-component="PlanSummary"
  >
    {plan ? (
      <>
        <span className={styles.id}>{plan.requestId}</span>
        <span className={styles.product} title={plan.product}>
          {plan.product}
        </span>
        <StatusMark status={planStatusMark(plan.status)}>{planStatusName[plan.status]}</StatusMark>
        {next && <Due {...next} />}
      </>
    ) : (
      <SkeletonText lines={1} />
    )}
  </section>
);

const Due = ({ name, dueDate, timezone, daysLate }: NextMilestone) => (
  <>
    {daysLate > 0 && <StatusMark status="failed">{milestonesTexts.late(daysLate)}</StatusMark>}
    {daysLate === 0 && <StatusMark status="risk">{texts.dueToday}</StatusMark>}
    <span className={styles.due}>
      {texts.due(name)} <DateTime value={dueDate} timeZone={timezone} />
    </span>
  </>
);
