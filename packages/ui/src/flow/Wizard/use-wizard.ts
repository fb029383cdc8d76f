import { useState } from 'react';
import type { WizardProps } from './Wizard.tsx';

/** Where a wizard is: its step, how far it has been, what it waits for and what stands in the way. */
export const useWizard = ({ steps, onFinish }: Pick<WizardProps, 'steps' | 'onFinish'>) => {
  const [place, setPlace] = useState(0);
  const [furthest, setFurthest] = useState(0);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const [isStuck, setStuck] = useState(false);
  const [isFinished, setFinished] = useState(false);
  const isLast = place === steps.length - 1;
  // What was missing is there: it is no fault of the step any more. What was thrown says more than that.
  if (isStuck && error === undefined && steps[place]?.isMissing === false) setStuck(false);

  const goTo = (next: number) => {
    for (const step of steps.slice(next + 1, place + 1).toReversed()) step.onBack?.();
    setError(undefined);
    setStuck(false);
    setPlace(next);
    setFurthest((far) => Math.max(far, next));
  };
  const leave = async () => {
    const mayLeave = await steps[place]?.onNext?.();
    if (mayLeave === false) return setStuck(true);
    if (!isLast) return goTo(place + 1);
    // False is a no to a question, not a fault: nothing is marked.
    if ((await onFinish()) !== false) setFinished(true);
  };
  const next = async () => {
    if (isPending) return;
    setError(undefined);
    setStuck(false);
    setPending(true);
    try {
      await leave();
    } catch (reason) {
      setStuck(true);
      setError(reason instanceof Error ? reason.message : String(reason));
    } finally {
      setPending(false);
    }
  };
  return { place, furthest, isLast, isPending, isStuck, isFinished, error, goTo, next };
};
