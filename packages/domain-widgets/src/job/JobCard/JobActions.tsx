import type { JobAction } from '@crt/api-client/types-main';
import { Button } from '@crt/ui/Button';
import { Check, Play, Repeat, RotateCcw, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { jobCardTexts as texts } from '../job.texts.ts';
import * as styles from './JobCard.css.ts';

const icons: Readonly<Record<JobAction, ReactNode>> = {
  start: <Play />,
  complete: <Check />,
  rework: <Repeat />,
  undo: <Undo2 />,
  restart: <RotateCcw />,
};

/** What all buttons of the work share. */
export interface ActionsState {
  /** Why nothing can be done at this moment: another change is being saved. */
  readonly lockedReason?: string | undefined;
  /** The action that is on its way. */
  readonly busy?: JobAction | undefined;
}

export interface JobActionsProps<Action extends JobAction> extends ActionsState {
  readonly label: string;
  /** Those that move the work on. */
  readonly steps: readonly Action[];
  /** Those that take it back. */
  readonly others?: readonly Action[];
  readonly whyNot: (action: Action) => string | undefined;
  readonly onAct: (action: Action) => void;
}

/** What can be done to a job or rework: always in the same place, closed with its reason where it is not possible (H5). */
export const JobActions = <Action extends JobAction>(props: JobActionsProps<Action>) => {
  const { label, steps, others = [], whyNot, onAct, busy, lockedReason } = props;
  const button = (action: Action, isStep: boolean) => {
    const reason = whyNot(action);
    return (
      <Button
        key={action}
        icon={icons[action]}
        // Where it goes on is seen from afar: the one step that is possible is the only solid button.
        {...(isStep && reason === undefined && { tone: 'accent', variant: 'solid' })}
        {...(!isStep && { variant: 'ghost' })}
        isPending={busy === action}
        disabledReason={busy === action ? undefined : (reason ?? lockedReason)}
        onPress={() => onAct(action)}
      >
        {texts.actions[action]}
      </Button>
    );
  };
  return (
    <div role="group" aria-label={label} className={styles.actions}>
      <span className={styles.stepActions}>{steps.map((action) => button(action, true))}</span>
      {others.length > 0 && (
        <span className={styles.otherActions}>{others.map((action) => button(action, false))}</span>
      )}
    </div>
  );
};
