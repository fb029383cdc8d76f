import { ProgressBar } from '@crt/ui/ProgressBar';
import { DateTime } from '@crt/ui/DateTime';
import type { ReactNode } from 'react';
import { jobCardTexts as texts } from '../job.texts.ts';
import { currentStep, isDone, signalText, type SteppedWork } from '../job-view.ts';
import { Criticality } from './Criticality.tsx';
import * as styles from './JobCard.css.ts';

export interface JobNowProps {
  readonly work: SteppedWork;
  readonly timeZone: string;
  /** Symbol of who works on it. */
  readonly worker?: string | null | undefined;
  /** Why nothing can be done with it. */
  readonly closed?: string | undefined;
  /** Its buttons. */
  readonly children?: ReactNode;
}

/** Where the work stands, read at arm's length: the current step, since when, by whom, how far, and what can be done (H15). */
export const JobNow = ({ work, timeZone, worker = null, closed, children }: JobNowProps) => {
  const step = currentStep(work);
  const waitsFor = closed ?? signalText(work);
  return (
    <div className={styles.now}>
      <div className={styles.head}>
        {/* What an action changed is told to who does not see it. */}
        <div role="status" className={styles.where}>
          <span className={styles.what}>
            {step?.name ?? (isDone(work) ? texts.allDone : texts.noCurrent)}
            {step && <Criticality level={step.criticalityLevel} />}
          </span>
          <span className={styles.caption}>
            {step && (
              <span>
                {texts.place(step.sequenceNumber, work.overallNumberSteps)} · {step.statusDescription}
                {step.actualStartDate !== null && step.actualEndDate === null && (
                  <>
                    {` ${texts.since} `}
                    <DateTime value={step.actualStartDate} timeZone={timeZone} />
                  </>
                )}
              </span>
            )}
            {waitsFor !== undefined && <span>{waitsFor}</span>}
            {worker !== null && (
              <span>
                {texts.worker} <span className={styles.worker}>{worker}</span>
              </span>
            )}
          </span>
        </div>
        {children}
      </div>
      <div className={styles.progress}>
        <ProgressBar
          label={texts.progress(work.name)}
          value={work.progress}
          valueText={texts.done(work.completedNumberSteps, work.overallNumberSteps)}
          tone={work.progress === 100 ? 'positive' : 'accent'}
          isLabelHidden
        />
        <span aria-hidden>
          {texts.done(work.completedNumberSteps, work.overallNumberSteps)} · {work.progress} %
        </span>
      </div>
    </div>
  );
};
