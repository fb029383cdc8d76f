import { Button } from '@crt/ui/Button';
import { lazy, Suspense, useState } from 'react';
import { externalPlanTexts as texts } from './external-plan.texts.ts';

// Opened by a press: its form comes then.
const load = () => import('./ConnectedExternalPlanDialog.tsx');
const ConnectedExternalPlanDialog = lazy(load);

export interface ConnectedExternalPlanProps {
  /** The plan is there, and a session can be planned for it. */
  readonly onCreated: (plan: { readonly requestId: string; readonly planId: number }) => void;
}

/** The button that creates an external plan, for whoever may manage sessions; its dialog comes with the press (N33). */
export const ConnectedExternalPlan = ({ onCreated }: ConnectedExternalPlanProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)} onHoverStart={() => void load()} onFocus={() => void load()}>
        {texts.open}
      </Button>
      {isOpen && (
        <Suspense>
          <ConnectedExternalPlanDialog onCreated={onCreated} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
