import { Button } from '@crt/ui/Button';
import { StatusMark, type Status } from '@crt/ui/StatusMark';
import * as styles from './PlanCounts.css.ts';
import { planCountsTexts as texts } from './plan-counts.texts.ts';

const marks = { late: 'failed', dueToday: 'risk', onHold: 'paused', waitingForInput: 'pending' } as const;

/** What plans are counted for. */
export type PlanCountName = keyof typeof marks;

const names = Object.keys(marks) as PlanCountName[];

export interface PlanCountsProps {
  /** Undefined as long as they are on their way: the line keeps its place. */
  readonly counts: Readonly<Record<PlanCountName, number>> | undefined;
  /** Shows exactly these in the list. */
  readonly onChoose: (name: PlanCountName) => void;
}

/** What waits this morning, above the plan list: each number is a filter. */
export const PlanCounts = ({ counts, onChoose }: PlanCountsProps) => (
  <ul className={styles.line} aria-label={texts.title} aria-busy={!counts} data-component="PlanCounts">
    {counts &&
      names.map((name) => (
        <li key={name}>
          <PlanCount name={name} count={counts[name]} onChoose={onChoose} />
        </li>
      ))}
  </ul>
);

interface PlanCountProps extends Pick<PlanCountsProps, 'onChoose'> {
  readonly name: PlanCountName;
  readonly count: number;
}

/** Of what there is none nothing can be shown; that there is none is good to know. */
const PlanCount = ({ name, count, onChoose }: PlanCountProps) => {
  const words = texts.counts[name](count);
  if (count === 0) return <span className={styles.none}>{words}</span>;
  const status: Status = marks[name];
  return (
    <Button variant="ghost" size="small" onPress={() => onChoose(name)}>
      <StatusMark status={status}>{words}</StatusMark>
    </Button>
  );
};
