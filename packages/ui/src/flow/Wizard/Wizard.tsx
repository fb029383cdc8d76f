import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { useFlowTexts } from '../../texts/flow-texts.ts';
import { type StepStatus, Stepper } from '../Stepper/Stepper.tsx';
import { useWizard } from './use-wizard.ts';
import * as styles from './Wizard.css.ts';
import { WizardFoot } from './WizardFoot.tsx';

/** One step of a wizard. */
export interface WizardStep {
  id: string;
  title: string;
  description?: ReactNode;
  /** Its fields. They stay as they are while one goes on and comes back. */
  content: ReactNode;
  /**
   * Checks or saves before the next step. `false` stays and marks the step (the fields say what is wrong); what it
   * throws is shown above the fields.
   */
  onNext?: () => boolean | void | Promise<boolean | void>;
  /** What `onNext` asks for is not there yet. False takes the mark of a step that stayed away again, at once. */
  isMissing?: boolean;
  /** Somebody goes back from it, by the button or by the steps above: for what does not hold before it. */
  onBack?: () => void;
}

export interface WizardProps {
  /** What it leads to: `Import of plans`. */
  label: string;
  steps: readonly WizardStep[];
  /**
   * Does the whole. Resolving with `false` stays as it was: somebody was asked and said no, which is no fault. Throwing
   * stays, marks the step and shows the message.
   */
  onFinish: () => boolean | void | Promise<boolean | void>;
  onCancel?: () => void;
  /** The verb of the last button: `Import 12 plans`; by default `Finish`. */
  finishLabel?: string;
  /** What stands there once it is finished. */
  done?: ReactNode;
  /** Makes of `done` a last step with this title: buttons stay and lead nowhere, for what began goes on. */
  doneTitle?: string;
  /** `fill` takes the height of its parent: the steps scroll between their titles and the buttons. */
  height?: 'content' | 'fill';
  /** Whoever comes to it stands at the top of its first step: for one that follows another in the same place. */
  autoFocus?: boolean;
}

/** A task in a few steps that build on each other. Nothing that was entered is lost by going back. */
export const Wizard = (props: WizardProps) => {
  const {
    label,
    steps,
    onFinish,
    onCancel,
    finishLabel,
    done,
    doneTitle,
    height = 'content',
    autoFocus = false,
  } = props;
  const flow = useWizard({ steps, onFinish });
  const { place, isStuck, isFinished } = flow;
  const heading = useFocusOnStep(isFinished ? steps.length : place, autoFocus);
  const statusOf = (index: number): StepStatus => {
    if (isFinished) return doneTitle === undefined && index === steps.length - 1 ? 'success' : 'finish';
    if (index === place) return isStuck ? 'error' : 'process';
    return index < flow.furthest || index < place ? 'finish' : 'wait';
  };
  return (
    <div
      role="group"
      aria-label={label}
      data-component="Wizard"
      data-height={height}
      className={styles.wizard}
    >
      <Stepper
        label={label}
        current={isFinished && doneTitle !== undefined ? doneId : (steps[place]?.id ?? '')}
        steps={[
          ...steps.map((step, index) => ({ ...step, status: statusOf(index) })),
          ...(doneTitle === undefined
            ? []
            : [
                {
                  id: doneId,
                  title: doneTitle,
                  status: isFinished ? ('process' as const) : ('wait' as const),
                },
              ]),
        ]}
        {...(isFinished || flow.isPending
          ? {}
          : {
              onGoTo: (id) => flow.goTo(steps.findIndex((step) => step.id === id)),
              // What stands behind the steps is none of them: there is no way to it.
              canGoTo: (id) => steps.slice(0, place).some((step) => step.id === id),
            })}
      />
      {isFinished ? (
        <>
          <div ref={heading} tabIndex={-1} {...roleOfDone(doneTitle)} className={styles.panel}>
            {done}
          </div>
          {doneTitle !== undefined && <WizardFoot flow={flow} />}
        </>
      ) : (
        <>
          {steps.map(
            (step, index) =>
              index <= flow.furthest && (
                <Panel
                  key={step.id}
                  step={step}
                  place={index + 1}
                  count={steps.length + (doneTitle === undefined ? 0 : 1)}
                  error={index === place ? flow.error : undefined}
                  {...(index === place ? { heading } : {})}
                />
              ),
          )}
          <WizardFoot flow={flow} onCancel={onCancel} finishLabel={finishLabel} />
        </>
      )}
    </div>
  );
};

const doneId = 'done';

/** What is read as it comes, unless it is a step that goes on changing. */
const roleOfDone = (title: string | undefined) =>
  title === undefined ? { role: 'status' } : { role: 'region', 'aria-label': title };

/** Whoever goes on stands at the top of the new step, and hears which it is. */
const useFocusOnStep = (place: number, isFromElsewhere: boolean) => {
  const heading = useRef<HTMLDivElement>(null);
  const before = useRef(isFromElsewhere ? undefined : place);
  useEffect(() => {
    if (before.current !== place) heading.current?.focus();
    before.current = place;
  }, [place]);
  return heading;
};

interface PanelProps {
  step: WizardStep;
  place: number;
  count: number;
  error: string | undefined;
  /** There on the current step only. */
  heading?: RefObject<HTMLDivElement | null>;
}

const Panel = ({ step, place, count, error, heading }: PanelProps) => {
  const texts = useFlowTexts();
  return (
    <div className={styles.panel} hidden={heading === undefined}>
      <div
        ref={heading}
        role="heading"
        aria-level={2}
        tabIndex={-1}
        aria-label={`${texts.stepPlace(place, count)}: ${step.title}`}
        className={styles.title}
      >
        {step.title}
      </div>
      {error !== undefined && (
        <Banner tone="critical" live="assertive">
          {error}
        </Banner>
      )}
      {step.content}
    </div>
  );
};
