import type { JobStepOfJob } from '@crt/api-client/types-main';
import { DateTime } from '@crt/ui/DateTime';
import { formatDate } from '@crt/ui/format-date';
import { jobCardTexts as texts } from '../job.texts.ts';
import { minutesInWords } from './minutes-in-words.ts';
import * as styles from './JobCard.css.ts';

export interface StepFactsProps {
  readonly step: JobStepOfJob;
  /** Zone of the plant: its people work by its clock. */
  readonly timeZone: string;
}

/** What was planned for a step against what happened; what was planned only where the step shows it (H14). */
export const StepFacts = ({ step, timeZone }: StepFactsProps) => {
  const isPlanned = step.showExpectedTime && step.plannedEndDate !== null;
  return (
    <span className={styles.facts}>
      {isPlanned && (
        <>
          <span>{texts.planned}</span>
          <span>
            <DateTime value={step.plannedEndDate} timeZone={timeZone} />
            {step.plannedTimeSpend !== null && (
              <span className={styles.duration}>{` · ${minutesInWords(step.plannedTimeSpend)}`}</span>
            )}
          </span>
        </>
      )}
      {step.actualStartDate !== null && (
        <>
          <span>{texts.actual}</span>
          <span className={styles.actual}>
            <ActualTimes {...step} timeZone={timeZone} />
          </span>
        </>
      )}
    </span>
  );
};

type ActualTimesProps = Pick<JobStepOfJob, 'actualStartDate' | 'actualEndDate'> & {
  readonly timeZone: string;
};

/** From when to when; the day and the zone are said once where both are the same. */
const ActualTimes = ({ actualStartDate: start, actualEndDate: end, timeZone }: ActualTimesProps) => {
  if (start === null || end === null) return <DateTime value={start ?? end} timeZone={timeZone} />;
  const day = (instant: string) => formatDate(instant, 'date', timeZone);
  return (
    <>
      <DateTime value={start} timeZone={timeZone} isZoneHidden />
      {' – '}
      <DateTime value={end} timeZone={timeZone} dateStyle={day(start) === day(end) ? 'time' : 'dateTime'} />
    </>
  );
};
