import type { Milestone, RequestInformation } from '@crt/api-client/types-main';
import { planFields } from '@crt/domain/plan-field';
import { planStatusName } from '@crt/domain/plan-status';
import { IconButton } from '@crt/ui/Button';
import { DateTime } from '@crt/ui/DateTime';
import { ButtonLink } from '@crt/ui/Link';
import { Property, PropertyList } from '@crt/ui/PropertyList';
import { SkeletonText } from '@crt/ui/Skeleton';
import { StatusMark } from '@crt/ui/StatusMark';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { milestoneState } from '../Milestones/milestone-state.ts';
import { milestonesTexts } from '../Milestones/milestones.texts.ts';
import { planStatusMark } from '../plan-status-mark.ts';
import { requestTexts } from '../RequestInformation/request.texts.ts';
import * as styles from './PlanPeek.css.ts';
import { planPeekTexts as texts } from './plan-peek.texts.ts';

/** What is told of a plan. */
export type PeekedPlan = Pick<
  RequestInformation,
  | 'requestId'
  | 'requestStatusId'
  | 'productTypeDescription'
  | 'category'
  | 'productNumber'
  | 'orderNumber'
  | 'quantity'
  | 'distributionCenterId'
  | 'availableDistributionCenters'
  | 'plannedSurgeryDate'
>;

export interface PlanPeekProps {
  /** Undefined until it is known. */
  readonly plan: PeekedPlan | undefined;
  /** Undefined until they are known. */
  readonly milestones: readonly Milestone[] | undefined;
  /** Now, as an instant: what is late is told by it. */
  readonly now: string;
  /** Address of the plan's own page. */
  readonly href: string;
  readonly onClose: () => void;
  /** In place of what could not be read. */
  readonly failure?: ReactNode;
}

/**
 * A plan at a glance, over the end of the list: where it stands, its dates, what was ordered. The rows keep the focus, and
 * the panel follows them (REG17).
 */
export const PlanPeek = ({ plan, milestones, now, href, onClose, failure }: PlanPeekProps) => (
  <section aria-label={texts.label} className={styles.panel} data-component="PlanPeek">
    <header className={styles.head}>
      <h2 className={styles.title}>{plan?.requestId ?? texts.plan}</h2>
      <ButtonLink href={href}>{texts.open}</ButtonLink>
      <IconButton label={texts.close} icon={<X />} onPress={onClose} />
    </header>
    <div role="group" aria-label={plan?.requestId ?? texts.plan} tabIndex={0} className={styles.body}>
      {failure}
      <div role="status" aria-busy={plan === undefined} className={styles.state}>
        {plan && <State {...plan} />}
      </div>
      {milestones ? <Dates milestones={milestones} now={now} /> : !failure && <SkeletonText lines={6} />}
      {plan ? <Facts {...plan} /> : !failure && <SkeletonText lines={6} />}
    </div>
  </section>
);

/** Read aloud when the panel goes on to another plan. */
const State = ({ productTypeDescription, requestStatusId }: PeekedPlan) => (
  <>
    <span>{productTypeDescription}</span>
    <StatusMark status={planStatusMark(requestStatusId)}>{planStatusName[requestStatusId]}</StatusMark>
  </>
);

const Dates = ({ milestones, now }: { milestones: readonly Milestone[]; now: string }) => (
  <section>
    <h3 className={styles.part}>{milestonesTexts.title}</h3>
    {milestones.length === 0 ? (
      milestonesTexts.none
    ) : (
      <PropertyList layout="aside">
        {milestones.map((milestone) => {
          const { status, words } = milestoneState(milestone, now);
          const { id, name, actualDate, plannedDate, timezone } = milestone;
          return (
            <Property key={id} label={name}>
              <span className={styles.date}>
                <DateTime value={actualDate ?? plannedDate} timeZone={timezone} />
                <StatusMark status={status}>{words}</StatusMark>
              </span>
            </Property>
          );
        })}
      </PropertyList>
    )}
  </section>
);

const Facts = (plan: PeekedPlan) => (
  <section>
    <h3 className={styles.part}>{requestTexts.title}</h3>
    <PropertyList layout="aside">
      <Property label={requestTexts.category}>{plan.category}</Property>
      <Property label={planFields.productNumber.label}>{plan.productNumber}</Property>
      <Property label={planFields.orderNumber.label}>{plan.orderNumber}</Property>
      {plan.quantity !== null && <Property label={planFields.quantity.label}>{plan.quantity}</Property>}
      <Property label={planFields.distributionCenterId.label}>
        {plan.availableDistributionCenters.find(({ id }) => id === plan.distributionCenterId)?.name}
      </Property>
      <Property label={requestTexts.plannedSurgeryDate}>
        <DateTime value={plan.plannedSurgeryDate} dateStyle="date" />
      </Property>
    </PropertyList>
  </section>
);
