import type { JobStepOfJob } from '@crt/api-client/types-main';
import { jobStepStatus } from '@crt/domain/job';
import { formatWithZone } from '@crt/ui/format-date';
import { printTexts as texts } from '../job.texts.ts';
import * as styles from './Traveler.css.ts';

export interface TravelerStepsProps {
  readonly steps: readonly JobStepOfJob[];
  /** Zone of the plant. */
  readonly timeZone: string;
}

const heads: readonly (readonly [text: string, width: string])[] = [
  [texts.done, styles.narrow],
  [texts.number, styles.narrow],
  [texts.step, ''],
  [texts.planned, styles.dated],
  [texts.by, styles.written],
  [texts.date, styles.dated],
];

const isLeftOut = ({ status }: JobStepOfJob) =>
  status === jobStepStatus.skipped || status === jobStepStatus.failed;

/** Steps of a job on paper: a box to tick, and room for a name and a date. What is done already is ticked and dated. */
export const TravelerSteps = ({ steps, timeZone }: TravelerStepsProps) => (
  <table className={styles.steps}>
    <thead>
      <tr>
        {heads.map(([text, width]) => (
          <th key={text} scope="col" className={`${styles.cell} ${styles.headCell} ${width}`}>
            {text}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {steps.map((step) => {
        const isDone = step.status === jobStepStatus.completed;
        const planned = step.showExpectedTime ? step.plannedEndDate : null;
        return (
          <tr key={step.id} className={styles.row}>
            <td className={`${styles.cell} ${styles.narrow}`}>
              <span role="img" aria-label={isDone ? texts.isDone : texts.isOpen} className={styles.box}>
                {isDone ? 'X' : ''}
              </span>
            </td>
            <td className={`${styles.cell} ${styles.narrow}`}>{step.sequenceNumber}</td>
            <td className={styles.cell}>{isLeftOut(step) ? texts.leftOut(step) : step.name}</td>
            <td className={`${styles.cell} ${styles.dated}`}>
              {planned && formatWithZone(planned, 'dateTime', timeZone)}
            </td>
            <td className={styles.cell}>{'\u00a0'}</td>
            <td className={`${styles.cell} ${styles.dated}`}>
              {isDone && step.actualEndDate && formatWithZone(step.actualEndDate, 'dateTime', timeZone)}
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
