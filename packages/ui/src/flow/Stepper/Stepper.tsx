import type { ReactNode } from 'react';
import { Check, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { type FlowTexts, useFlowTexts } from '../../texts/flow-texts.ts';
import { tones } from '../../theme/tone.css.ts';
import * as styles from './Stepper.css.ts';

/** Not begun, at it, behind us, stuck, or the whole brought to its end. */
export type StepStatus = 'wait' | 'process' | 'finish' | 'error' | 'success';

/** One station of a procedure. */
export interface Step {
  id: string;
  title: string;
  /** A second, quieter line: what it is about, when it was done. */
  description?: ReactNode;
  /** Where it stands; by default what follows from its place before or after the current one. */
  status?: StepStatus;
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
} as const;

const wordOf = (status: StepStatus, texts: FlowTexts) =>
  ({
    wait: texts.stepWait,
    process: texts.stepProcess,
    finish: texts.stepFinish,
    error: texts.stepError,
    success: texts.stepSuccess,
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
  return (
    <div className={styles.frame}>
      <ol aria-label={label} data-component="Stepper" className={styles.steps[orientation]}>
        {steps.map((step, index) => {
          const status = step.status ?? statusAt(index, place);
          const isOpen = onGoTo !== undefined && index !== place && (canGoTo?.(step.id) ?? index < place);
          return (
            <li
              key={step.id}
              data-status={status}
              className={`${tones[toneOf[status]]} ${styles.item[orientation]}`}
              {...(index === place ? { 'aria-current': 'step' } : {})}
            >
              <StepContent
                step={step}
                status={status}
                place={index + 1}
                onPress={isOpen ? () => onGoTo(step.id) : undefined}
              />
              {orientation === 'horizontal' && index < steps.length - 1 && (
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
  const content = (
    <>
      <span className={styles.circle}>
        {status === 'finish' || status === 'success' ? (
          <Icon>
            <Check />
          </Icon>
        ) : status === 'error' ? (
          <Icon>
            <X />
          </Icon>
        ) : (
          place
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          {step.title}
          <VisuallyHidden>, {wordOf(status, texts)}</VisuallyHidden>
        </span>
        {step.description !== undefined && <span className={styles.description}>{step.description}</span>}
      </span>
    </>
  );
  return onPress === undefined ? (
    <div className={styles.content}>{content}</div>
  ) : (
    <Button className={styles.content} onPress={onPress}>
      {content}
    </Button>
  );
};
