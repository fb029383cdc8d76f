import { Button } from '@crt/ui/Button';
import { lazy, Suspense, useState } from 'react';
import { newPlanTexts as texts } from './new-plan.texts.ts';

// Opened by a press: forms need not be among the first files of a list.
const load = () => import('./ConnectedNewPlanDialog.tsx');
const ConnectedNewPlanDialog = lazy(load);

export interface ConnectedNewPlanProps {
  /** The plan is there; where that leads is the application's matter (E32). */
  readonly onCreated: (planId: number) => void;
}

/** The button that adds a plan, for whoever may (E8); its dialog comes with the first press. */
export const ConnectedNewPlan = ({ onCreated }: ConnectedNewPlanProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        tone="accent"
        variant="solid"
        onPress={() => setIsOpen(true)}
        onHoverStart={() => void load()}
        onFocus={() => void load()}
      >
        {texts.add}
      </Button>
      {isOpen && (
        <Suspense>
          <ConnectedNewPlanDialog onCreated={onCreated} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
