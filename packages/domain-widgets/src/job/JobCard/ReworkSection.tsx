import type { JobRework } from '@crt/api-client/types-main';
import { Heading } from '@crt/ui/Text';
import { jobCardTexts as texts } from '../job.texts.ts';
import { whyNotRework } from '../job-view.ts';
import { JobActions, type ActionsState } from './JobActions.tsx';
import { JobNow } from './JobNow.tsx';
import { JobSteps } from './JobSteps.tsx';
import * as styles from './JobCard.css.ts';

/** What a rework is done with: the actions that move it on (H11). */
export type ReworkAction = 'start' | 'complete';

export interface ReworkSectionProps extends ActionsState {
  readonly rework: JobRework;
  readonly timeZone: string;
  readonly mayAct: boolean;
  readonly onAct: (action: ReworkAction) => void;
}

const actions = ['start', 'complete'] as const;

/** Steps of a job that are done once more, below the job, with a stepper and actions of their own (H11, H26). */
export const ReworkSection = ({ rework, timeZone, mayAct, onAct, ...state }: ReworkSectionProps) => {
  const name = texts.rework(rework.name);
  const work = { ...rework, name };
  return (
    <section aria-label={name} className={styles.rework}>
      <Heading level={4} size="body">
        {name}
      </Heading>
      <JobNow work={work} timeZone={timeZone}>
        {mayAct && (
          <JobActions
            label={texts.actionsOf(name)}
            steps={actions}
            whyNot={(action) => whyNotRework(rework, action)}
            onAct={onAct}
            {...state}
          />
        )}
      </JobNow>
      <JobSteps work={work} timeZone={timeZone} />
    </section>
  );
};
