import type { LinkedPlan } from '@crt/api-client/types-main';
import { ErrorState } from '@crt/ui/ErrorState';
import { Link } from '@crt/ui/Link';
import { Skeleton } from '@crt/ui/Skeleton';
import { StatusMark } from '@crt/ui/StatusMark';
import { Text } from '@crt/ui/Text';
import { planTexts } from '../plan.texts.ts';
import * as styles from './LinkedPlansList.css.ts';

export interface LinkedPlansListProps {
  /** Undefined until they are there. */
  readonly plans: readonly LinkedPlan[] | undefined;
  readonly planHref: (id: number) => string;
  readonly error?: string | undefined;
  readonly onRetry?: () => void;
}

/** Linked plans as a short list: each a link with its kind, and its warning where it has one (E40). */
export const LinkedPlansList = ({ plans, planHref, error, onRetry }: LinkedPlansListProps) => {
  if (error !== undefined) return <ErrorState title={error} onRetry={onRetry} />;
  if (!plans) return <Skeleton />;
  return (
    <ul className={styles.list} aria-label={planTexts.list.linked}>
      {plans.map((plan) => (
        <li key={`${plan.id}/${plan.fulfilmentPlanId}`} className={styles.item}>
          <div className={styles.head}>
            <Link href={planHref(plan.fulfilmentPlanId)} isNumeric>
              {plan.requestId}
            </Link>
            <Text size="caption" tone="muted">
              {plan.linkDescription}
            </Text>
          </div>
          {plan.hasWarning && (
            <StatusMark status="risk">{plan.warningMessage ?? planTexts.list.linkWarning}</StatusMark>
          )}
        </li>
      ))}
    </ul>
  );
};
