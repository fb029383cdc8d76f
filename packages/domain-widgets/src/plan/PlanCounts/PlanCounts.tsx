import { Button } from '@crt/ui/Button';
import { StatusMark, type Status } from '@crt/ui/StatusMark';
import * as styles from './PlanCounts.css.ts';
import { planCountsTexts as texts } from './plan-counts.texts.ts';

const marks = { late: 'failed', dueToday: 'risk', onHold: 'paused', waitingForInput: 'pending' } as const;

/** What plans are counted for. */
export type PlanCountName = keyof typeof marks;

/** All counts, in their order. */
export const planCountNames = Object.keys(marks) as PlanCountName[];

export interface PlanCountsProps {
  /** Undefined as long as they are on their way: the line keeps its place. */
  readonly counts: Readonly<Record<PlanCountName, number>> | undefined;
  /** The count whose plans the list shows. */
  readonly chosen?: PlanCountName | undefined;
  /** Shows exactly these in the list; pressed again, all. */
  readonly onChoose: (name: PlanCountName) => void;
}

/** What waits this morning, above the plan list: each number is a filter. */
export const PlanCounts = ({ counts, chosen, onChoose }: PlanCountsProps) => (
  <ul className={styles.line} aria-label={texts.title} aria-busy={!counts} data-component="PlanCounts">
    {counts &&
      planCountNames.map((name) => (
        <li key={name}>
          <PlanCount name={name} count={counts[name]} isChosen={name === chosen} onChoose={onChoose} />
        </li>
      ))}
  </ul>
);

interface PlanCountProps extends Pick<PlanCountsProps, 'onChoose'> {
  readonly name: PlanCountName;
  readonly count: number;
  readonly isChosen: boolean;
}

/** Of what there is none nothing can be shown; that there is none is good to know. */
const PlanCount = ({ name, count, isChosen, onChoose }: PlanCountProps) => {
  const words = texts.counts[name](count);
  // What is chosen can be given up, also when none are left.
  if (count === 0 && !isChosen) return <span className={styles.none}>{words}</span>;
  const status: Status = marks[name];
  return (
    <Button
      variant={isChosen ? 'outline' : 'ghost'}
      size="small"
      aria-pressed={isChosen}
      onPress={() => onChoose(name)}
    >
      <StatusMark status={status}>{words}</StatusMark>
    </Button>
  );
};
