import type { Milestone } from '@crt/api-client/types-main';
import { canPlan } from '@crt/domain/manual-date';
import { plannedDays } from '@crt/domain/planned-years';
import { IconButton } from '@crt/ui/Button';
import { DateTime } from '@crt/ui/DateTime';
import type { EditableColumn } from '@crt/ui/EditableTable';
import { InlineEdit } from '@crt/ui/InlineEdit';
import { StatusMark } from '@crt/ui/StatusMark';
import { visuallyHidden } from '@crt/ui/visually-hidden';
import { Lock, LockOpen } from 'lucide-react';
import { useRef } from 'react';
import { isActualZoneTold, milestoneWidths } from './actual-zone.ts';
import { milestonesTexts as texts, whyTexts } from './milestones.texts.ts';
import { milestoneState } from './milestone-state.ts';
import type { DatePart, MilestonesTableProps } from './MilestonesTable.tsx';
import * as styles from './MilestonesTable.css.ts';
import { WhyThisDate } from './WhyThisDate.tsx';

/** What the columns of the milestones need of their table. */
export interface MilestoneColumnsNeeds extends Pick<
  MilestonesTableProps,
  'model' | 'now' | 'onSaveDate' | 'onUnlock'
> {
  readonly disabledReason: string | undefined;
  /** IANA name of the reader's zone. */
  readonly ownZone: string;
}

/** The columns of the milestones: both dates in their own zones, and why each date is what it is (F40 to F44). */
export function milestoneColumns(needs: MilestoneColumnsNeeds): readonly EditableColumn<Milestone>[] {
  const widths = milestoneWidths(needs.model, needs.ownZone);
  return [
    {
      id: 'name',
      header: texts.milestone,
      width: widths.name,
      isRowHeader: true,
      cell: ({ name, warning }) => (
        <>
          {name}
          {warning !== null && <span className={styles.warning}>{warning}</span>}
        </>
      ),
    },
    {
      id: 'due',
      header: <DueHead {...needs} />,
      width: widths.due,
      cell: (milestone) => <DueDate {...needs} milestone={milestone} />,
    },
    {
      id: 'actual',
      header: texts.actualDate,
      width: widths.actual,
      cell: (milestone) => (
        <ZonedInstant
          {...needs}
          milestone={milestone}
          part="actual"
          label={texts.actualDateOf(milestone.name)}
        />
      ),
    },
    {
      id: 'state',
      header: texts.state,
      cell: (milestone) => <State milestone={milestone} now={needs.now} />,
    },
    {
      id: 'why',
      header: <span className={visuallyHidden}>{whyTexts.title}</span>,
      width: widths.why,
      align: 'end',
      cell: (milestone) => <WhyThisDate milestone={milestone} />,
    },
  ];
}

/** The lock gives up all dates that were set by hand (F41). */
const DueHead = ({ model, disabledReason, onUnlock }: MilestoneColumnsNeeds) => (
  <span className={styles.head}>
    {texts.dueDate}
    {model.lockedMilestones && model.canManageFulfilmentPlan && (
      <IconButton
        size="small"
        label={texts.unlock}
        icon={<LockOpen />}
        disabledReason={disabledReason}
        onPress={onUnlock}
      />
    )}
  </span>
);

type MilestoneNeeds = MilestoneColumnsNeeds & { readonly milestone: Milestone };

const DueDate = (props: MilestoneNeeds) => (
  <span className={styles.due}>
    <ZonedInstant {...props} part="planned" label={texts.dueDateOf(props.milestone.name)} />
    {props.milestone.isLocked && <LockMark why={lockReason(props.milestone)} />}
  </span>
);

/** By hand, or by the design session, which unlocking leaves where it is. */
const lockReason = ({ facts }: Milestone) =>
  facts.find(({ kind }) => kind === 'Lock')?.text ?? texts.isLocked;

const LockMark = ({ why }: { readonly why: string }) => (
  <span className={styles.lock} title={why}>
    <Lock size={14} strokeWidth={1.5} role="img" aria-label={why} />
  </span>
);

const State = ({ milestone, now }: Pick<MilestoneNeeds, 'milestone' | 'now'>) => {
  const { status, words } = milestoneState(milestone, now);
  return (
    <StatusMark status={status} canBreak>
      {words}
    </StatusMark>
  );
};

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
  ownZone,
  onSaveDate,
}: MilestoneNeeds & { readonly part: DatePart; readonly label: string }) => {
  // The version that the person saw when they began: the newest one would hide what others changed meanwhile.
  const stamp = useRef(model.timestampBase64);
  const value = part === 'planned' ? milestone.plannedDate : milestone.actualDate;
  const { timezone } = milestone;
  const isZoneHidden = part === 'actual' && !isActualZoneTold(milestone, ownZone);
  return (
    <InlineEdit
      kind="instant"
      width={part === 'planned' ? 'overlay' : 'overlay-end'}
      label={label}
      value={value}
      timeZone={timezone}
      {...plannedDays}
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
