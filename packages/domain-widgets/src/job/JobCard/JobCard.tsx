import type { JobAction } from '@crt/api-client/types-main';
import { Card } from '@crt/ui/Card';
import { EmptyState } from '@crt/ui/EmptyState';
import { jobCardTexts as texts } from '../job.texts.ts';
import { onlyReason, whyNot, type ShownJob } from '../job-view.ts';
import { JobActions } from './JobActions.tsx';
import { JobNow } from './JobNow.tsx';
import { JobSteps } from './JobSteps.tsx';
import { ReworkSection, type ReworkAction } from './ReworkSection.tsx';
import * as styles from './JobCard.css.ts';

/** The action that is on its way, of the job or of one of its reworks. */
export interface BusyAction {
  readonly action: JobAction;
  readonly reworkId?: number;
}

export interface JobCardProps {
  readonly job: ShownJob;
  /** Zone of the plant. */
  readonly timeZone: string;
  /** Without it there is nothing but to read (H23). */
  readonly mayAct: boolean;
  readonly onAct: (action: JobAction) => void;
  readonly onReworkAct: (reworkId: number, action: ReworkAction) => void;
  /** Why nothing can be done at this moment: another change is being saved. */
  readonly lockedReason?: string | undefined;
  readonly busy?: BusyAction | undefined;
}

const steps = ['start', 'complete'] as const;
const others = ['rework', 'undo', 'restart'] as const;

/** One job: where it stands, what can be done, all its steps, and its reworks below (H5, H11, H13 to H15, H26). */
export const JobCard = (props: JobCardProps) => {
  const { job, timeZone, mayAct, onAct, onReworkAct, lockedReason, busy } = props;
  const { reworks = [] } = job;
  return (
    <Card title={job.name} headingLevel={3} meta={job.manufacturingStatusDescription}>
      <div className={styles.card} data-component="JobCard">
        <JobNow work={job} timeZone={timeZone} worker={job.currentUserSymbol} closed={onlyReason(job)}>
          {mayAct && (
            <JobActions<JobAction>
              label={texts.actionsOf(job.name)}
              steps={steps}
              others={others}
              whyNot={(action) => whyNot(job, action)}
              onAct={onAct}
              lockedReason={lockedReason}
              busy={busy?.reworkId === undefined ? busy?.action : undefined}
            />
          )}
        </JobNow>
        {job.jobSteps.length === 0 ? (
          <EmptyState reason="nothingYet" title={texts.noSteps} />
        ) : (
          <JobSteps work={job} timeZone={timeZone} />
        )}
        {reworks.map((rework) => (
          <ReworkSection
            key={rework.id}
            rework={rework}
            timeZone={timeZone}
            mayAct={mayAct}
            onAct={(action) => onReworkAct(rework.id, action)}
            lockedReason={lockedReason}
            busy={busy?.reworkId === rework.id ? busy.action : undefined}
          />
        ))}
      </div>
    </Card>
  );
};
