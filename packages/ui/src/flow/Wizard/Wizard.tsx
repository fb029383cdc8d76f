import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useFlowTexts } from '../../texts/flow-texts.ts';
import { useTexts } from '../../texts/TextsProvider.tsx';
import { type StepStatus, Stepper } from '../Stepper/Stepper.tsx';
import { useWizard } from './use-wizard.ts';
import * as styles from './Wizard.css.ts';

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
}

export interface WizardProps {
  /** What it leads to: `Import of plans`. */
  label: string;
  steps: readonly WizardStep[];
  /** Does the whole. Resolving with `false` stays, throwing stays and shows the message. */
  onFinish: () => boolean | void | Promise<boolean | void>;
  onCancel?: () => void;
  /** The verb of the last button: `Import 12 plans`; by default `Finish`. */
  finishLabel?: string;
  /** What stands there once it is finished. */
  done?: ReactNode;
}

/** A task in a few steps that build on each other. Nothing that was entered is lost by going back. */
export const Wizard = ({ label, steps, onFinish, onCancel, finishLabel, done }: WizardProps) => {
  const flow = useWizard({ steps, onFinish });
  const { place, isStuck, isFinished } = flow;
  const heading = useFocusOnStep(isFinished ? steps.length : place);
  const statusOf = (index: number): StepStatus => {
    if (isFinished) return index === steps.length - 1 ? 'success' : 'finish';
    if (index === place) return isStuck ? 'error' : 'process';
    return index < flow.furthest || index < place ? 'finish' : 'wait';
  };
  return (
    <div role="group" aria-label={label} data-component="Wizard" className={styles.wizard}>
      <Stepper
        label={label}
        current={steps[place]?.id ?? ''}
        steps={steps.map((step, index) => ({ ...step, status: statusOf(index) }))}
        {...(isFinished || flow.isPending
          ? {}
          : {
              onGoTo: (id) => flow.goTo(steps.findIndex((step) => step.id === id)),
              canGoTo: (id) => steps.findIndex((step) => step.id === id) < place,
            })}
      />
      {isFinished ? (
        <div ref={heading} tabIndex={-1} role="status" className={styles.panel}>
          {done}
        </div>
      ) : (
        <>
          {steps.map(
            (step, index) =>
              index <= flow.furthest && (
                <Panel
                  key={step.id}
                  step={step}
                  place={index + 1}
                  count={steps.length}
                  error={index === place ? flow.error : undefined}
                  {...(index === place ? { heading } : {})}
                />
              ),
          )}
          <Foot flow={flow} onCancel={onCancel} finishLabel={finishLabel} />
        </>
      )}
    </div>
  );
};

/** Whoever goes on stands at the top of the new step, and hears which it is. */
const useFocusOnStep = (place: number) => {
  const heading = useRef<HTMLDivElement>(null);
  const before = useRef(place);
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

interface FootProps {
  flow: ReturnType<typeof useWizard>;
  onCancel: (() => void) | undefined;
  finishLabel: string | undefined;
}

const Foot = ({ flow, onCancel, finishLabel }: FootProps) => {
  const texts = useFlowTexts();
  const words = useTexts();
  return (
    <div className={styles.foot}>
      {onCancel !== undefined && (
        <Button variant="ghost" isDisabled={flow.isPending} onPress={onCancel}>
          {words.cancel}
        </Button>
      )}
      <div className={styles.onward}>
        {flow.place > 0 && (
          <Button isDisabled={flow.isPending} onPress={() => flow.goTo(flow.place - 1)}>
            {texts.back}
          </Button>
        )}
        <Button tone="accent" variant="solid" isPending={flow.isPending} onPress={() => void flow.next()}>
          {flow.isLast ? (finishLabel ?? texts.finish) : words.next}
        </Button>
      </div>
    </div>
  );
};
