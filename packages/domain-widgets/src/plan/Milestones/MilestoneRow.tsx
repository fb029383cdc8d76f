import type { Milestone } from '@crt/api-client/types-main';
import { canPlan } from '@crt/domain/manual-date';
import { DateTime } from '@crt/ui/DateTime';
import { zoneName } from '@crt/ui/format-date';
import { InlineEdit } from '@crt/ui/InlineEdit';
import { StatusMark } from '@crt/ui/StatusMark';
import { Lock } from 'lucide-react';
import { useRef } from 'react';
import { milestonesTexts as texts } from './milestones.texts.ts';
import { milestoneState } from './milestone-state.ts';
import type { DatePart, MilestonesTableProps } from './MilestonesTable.tsx';
import * as styles from './MilestonesTable.css.ts';
import { WhyThisDate } from './WhyThisDate.tsx';

export interface MilestoneRowProps extends Pick<MilestonesTableProps, 'model' | 'now' | 'onSaveDate'> {
  readonly milestone: Milestone;
  readonly disabledReason: string | undefined;
}

/** One milestone with both dates. */
export const MilestoneRow = (props: MilestoneRowProps) => {
  const { milestone, now } = props;
  const { name, isLocked, warning } = milestone;
  const { status, words } = milestoneState(milestone, now);
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.name}>
        {name}
        {warning !== null && <span className={styles.warning}>{warning}</span>}
      </th>
      <td className={styles.fact}>
        <span className={styles.due}>
          <ZonedInstant {...props} part="planned" label={texts.dueDateOf(name)} />
          {isLocked && (
            <span className={styles.lock} title={texts.isLocked}>
              <Lock size={14} strokeWidth={1.5} role="img" aria-label={texts.isLocked} />
            </span>
          )}
        </span>
      </td>
      <td className={styles.fact}>
        <ZonedInstant {...props} part="actual" label={texts.actualDateOf(name)} />
      </td>
      <td className={styles.fact}>
        <StatusMark status={status}>{words}</StatusMark>
      </td>
      <td className={styles.why}>
        <WhyThisDate milestone={milestone} />
      </td>
    </tr>
  );
};

/** Whether the actual date says its zone, too: once in a row is enough, unless the clock was changed between the two. */
export function isActualZoneTold({ timezone, plannedDate, actualDate }: Milestone): boolean {
  if (actualDate === null) return false;
  if (plannedDate === null) return true;
  return zoneName(Date.parse(actualDate), timezone) !== zoneName(Date.parse(plannedDate), timezone);
}

/** What has happened is not planned any more (F40). */
function closedReason(milestone: Milestone): string | undefined {
  const verdict = canPlan(milestone);
  return verdict.isAllowed ? undefined : verdict.reason;
}

const ZonedInstant = ({
  model,
  milestone,
  part,
  label,
  disabledReason,
  onSaveDate,
}: MilestoneRowProps & { part: DatePart; label: string }) => {
  // The version that the person saw when they began: the newest one would hide what others changed meanwhile.
  const stamp = useRef(model.timestampBase64);
  const value = part === 'planned' ? milestone.plannedDate : milestone.actualDate;
  const { timezone } = milestone;
  const isZoneHidden = part === 'actual' && !isActualZoneTold(milestone);
  return (
    <InlineEdit
      kind="date-time"
      width={part === 'planned' ? 'overlay' : 'overlay-end'}
      label={label}
      value={value}
      timeZone={timezone}
      isReadOnly={!model.canManageFulfilmentPlan}
      disabledReason={disabledReason ?? (part === 'planned' ? closedReason(milestone) : undefined)}
      display={<DateTime value={value} timeZone={timezone} isZoneHidden={isZoneHidden} />}
      onStart={() => {
        stamp.current = model.timestampBase64;
      }}
      onSave={(date) => onSaveDate(milestone, part, date, stamp.current)}
    />
  );
};
