import type { ReactNode } from 'react';
import { Check, Minus, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { type FlowTexts, useFlowTexts } from '../../texts/flow-texts.ts';
import { tones } from '../../theme/tone.css.ts';
import * as styles from './Stepper.css.ts';

/** Not begun, at it, behind us, stuck, brought to its end, or passed over. */
export type StepStatus = 'wait' | 'process' | 'finish' | 'error' | 'success' | 'skipped';

/** One station of a procedure. */
export interface Step {
  id: string;
  title: string;
  /** A second, quieter line: what it is about, when it was done. */
  description?: ReactNode;
  /** Where it stands; by default what follows from its place before or after the current one. */
  status?: StepStatus;
  /** Its state in the words of the business, in sight before the description; without it a general word is read aloud. */
  stateText?: string;
  /** In a column: what stands at the end of its line, below one another with those of the other steps. */
  facts?: ReactNode;
  /** Its number, where the list does not begin with the first step. */
  number?: number;
}

export interface StepperProps {
  /** What the steps lead to: `Import of plans`. */
  label: string;
  steps: readonly Step[];
  /** Id of the current step. */
  current: string;
  /** In a row (a column where there is no room), or always in a column. */
  orientation?: 'horizontal' | 'vertical';
  /** Makes steps pressable that `canGoTo` allows; by default those that are done. */
  onGoTo?: (id: string) => void;
  canGoTo?: (id: string) => boolean;
}

const toneOf = {
  wait: 'neutral',
  process: 'accent',
  finish: 'accent',
  error: 'critical',
  success: 'positive',
  skipped: 'neutral',
} as const;

const wordOf = (status: StepStatus, texts: FlowTexts) =>
  ({
    wait: texts.stepWait,
    process: texts.stepProcess,
    finish: texts.stepFinish,
    error: texts.stepError,
    success: texts.stepSuccess,
    skipped: texts.stepSkipped,
  })[status];

/** Where one is in a procedure of a few steps. A state is a shape, a word and a tone. */
export const Stepper = ({
  label,
  steps,
  current,
  orientation = 'horizontal',
  onGoTo,
  canGoTo,
}: StepperProps) => {
  const place = steps.findIndex((step) => step.id === current);
  const look = steps.some(({ facts }) => facts !== undefined) ? 'detailed' : orientation;
  return (
    <div className={styles.frame}>
      <ol aria-label={label} data-component="Stepper" className={styles.steps[look]}>
        {steps.map((step, index) => {
          const status = step.status ?? statusAt(index, place);
          const isOpen = onGoTo !== undefined && index !== place && (canGoTo?.(step.id) ?? index < place);
          return (
            <li
              key={step.id}
              data-status={status}
              className={`${tones[toneOf[status]]} ${styles.item[look]}`}
              {...(index === place ? { 'aria-current': 'step' } : {})}
            >
              <StepContent
                step={step}
                status={status}
                place={step.number ?? index + 1}
                onPress={isOpen ? () => onGoTo(step.id) : undefined}
              />
              {look === 'horizontal' && index < steps.length - 1 && (
                <span className={styles.between} aria-hidden="true" />
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
};

const statusAt = (index: number, place: number): StepStatus =>
  index < place ? 'finish' : index === place ? 'process' : 'wait';

interface StepContentProps {
  step: Step;
  status: StepStatus;
  place: number;
  onPress: (() => void) | undefined;
}

const StepContent = ({ step, status, place, onPress }: StepContentProps) => {
  const texts = useFlowTexts();
  const { title, description, stateText, facts } = step;
  const content = (
    <>
      <span className={styles.circle}>
        <StepSign status={status} place={place} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          {title}
          {stateText === undefined && <VisuallyHidden>, {wordOf(status, texts)}</VisuallyHidden>}
        </span>
        {(description !== undefined || stateText !== undefined) && (
          <span className={styles.description}>
            {stateText !== undefined && <span className={styles.state}>{stateText}</span>}
            {description}
          </span>
        )}
      </span>
      {facts !== undefined && <span className={styles.facts}>{facts}</span>}
    </>
  );
  const look = facts === undefined ? styles.content : `${styles.content} ${styles.detailedContent}`;
  return onPress === undefined ? (
    <div className={look}>{content}</div>
  ) : (
    <Button className={look} onPress={onPress}>
      {content}
    </Button>
  );
};

const StepSign = ({ status, place }: Pick<StepContentProps, 'status' | 'place'>) => {
  const Sign = signs[status];
  return Sign === undefined ? (
    place
  ) : (
    <Icon>
      <Sign />
    </Icon>
  );
};

const signs: Partial<Record<StepStatus, typeof Check>> = {
  finish: Check,
  success: Check,
  error: X,
  skipped: Minus,
};
