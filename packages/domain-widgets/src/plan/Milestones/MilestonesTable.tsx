import type { Milestone, MilestoneModel } from '@crt/api-client/types-main';
import { Button } from '@crt/ui/Button';
import { EditableTable } from '@crt/ui/EditableTable';
import { useTimeZone } from '@crt/ui/LocaleProvider';
import { editTexts } from '../../shared/edit/edit.texts.ts';
import { leadTimesTexts } from '../LeadTimes/lead-times.texts.ts';
import { milestoneWidths } from './actual-zone.ts';
import { milestoneColumns } from './milestone-columns.tsx';
import { milestonesTexts as texts } from './milestones.texts.ts';
import * as styles from './MilestonesTable.css.ts';

/** Which of the two dates of a milestone. */
export type DatePart = 'planned' | 'actual';

export interface MilestonesTableProps {
  readonly model: MilestoneModel;
  /** Now, as an instant: what is late is told by it. */
  readonly now: string;
  /** Saves a date, null to give it up; answers false when what was typed has to stay in its editor. */
  readonly onSaveDate: (
    milestone: Milestone,
    part: DatePart,
    value: string | null,
    stamp: string,
  ) => Promise<boolean>;
  /** Gives up all dates that were set by hand (F41). */
  readonly onUnlock: () => void;
  /** Plans the starts of all plans of the product type anew (F43). */
  readonly onRescheduleAll: () => void;
  /** Opens the lead-time modifications (F38). */
  readonly onLeadTimes: () => void;
  /** Another edit of the page runs (F10). */
  readonly isLocked: boolean;
  /** Why no date can be changed in this state of the plan. */
  readonly closedReason?: string | undefined;
}

/** The milestones of a plan: due and actual dates in their own zones, and why each date is what it is (F40 to F44). */
export const MilestonesTable = (props: MilestonesTableProps) => {
  const { model } = props;
  const ownZone = useTimeZone();
  const disabledReason = props.isLocked ? editTexts.locked : props.closedReason;
  return (
    <section aria-label={texts.title} className={styles.root}>
      {model.canManageFulfilmentPlan && <Toolbar {...props} disabledReason={disabledReason} />}
      {model.milestones.length === 0 ? (
        <p className={styles.none}>{texts.none}</p>
      ) : (
        <EditableTable
          look="boxed"
          label={texts.title}
          minWidth={milestoneWidths(model, ownZone).table}
          rows={model.milestones}
          getRowKey={({ id }) => id}
          columns={milestoneColumns({ ...props, disabledReason, ownZone })}
        />
      )}
    </section>
  );
};

const Toolbar = ({
  model,
  onLeadTimes,
  onRescheduleAll,
  disabledReason,
}: MilestonesTableProps & { disabledReason: string | undefined }) => (
  <div className={styles.toolbar}>
    <Button disabledReason={disabledReason} onPress={onLeadTimes}>
      {leadTimesTexts.title}
    </Button>
    {model.isInCBSScope && (
      <Button disabledReason={disabledReason} onPress={onRescheduleAll}>
        {texts.rescheduleAll}
      </Button>
    )}
  </div>
);
