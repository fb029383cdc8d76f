import type { Milestone, MilestoneModel } from '@crt/api-client/types-main';
import { Button, IconButton } from '@crt/ui/Button';
import { visuallyHidden } from '@crt/ui/visually-hidden';
import { LockOpen } from 'lucide-react';
import { editTexts } from '../../shared/edit/edit.texts.ts';
import { leadTimesTexts } from '../LeadTimes/lead-times.texts.ts';
import { milestonesTexts as texts, whyTexts } from './milestones.texts.ts';
import { isActualZoneTold, MilestoneRow } from './MilestoneRow.tsx';
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
  const disabledReason = props.isLocked ? editTexts.locked : props.closedReason;
  const areZonesTold = model.milestones.some(isActualZoneTold);
  const { columns } = styles;
  return (
    <section aria-label={texts.title} className={styles.root}>
      {model.canManageFulfilmentPlan && <Toolbar {...props} disabledReason={disabledReason} />}
      {model.milestones.length === 0 ? (
        <p className={styles.none}>{texts.none}</p>
      ) : (
        <div className={styles.frame}>
          <table className={styles.table} aria-label={texts.title}>
            <thead>
              <tr>
                <th scope="col" className={areZonesTold ? columns.nameBesideZone : columns.name}>
                  {texts.milestone}
                </th>
                <th scope="col" className={columns.due}>
                  <span className={styles.head}>
                    {texts.dueDate}
                    {model.lockedMilestones && model.canManageFulfilmentPlan && (
                      <IconButton
                        size="small"
                        label={texts.unlock}
                        icon={<LockOpen />}
                        disabledReason={disabledReason}
                        onPress={props.onUnlock}
                      />
                    )}
                  </span>
                </th>
                <th scope="col" className={areZonesTold ? columns.actualWithZone : columns.actual}>
                  {texts.actualDate}
                </th>
                <th scope="col" className={columns.state}>
                  {texts.state}
                </th>
                <th scope="col" className={columns.why}>
                  <span className={visuallyHidden}>{whyTexts.title}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {model.milestones.map((milestone) => (
                <MilestoneRow
                  key={milestone.id}
                  {...props}
                  milestone={milestone}
                  disabledReason={disabledReason}
                />
              ))}
            </tbody>
          </table>
        </div>
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
