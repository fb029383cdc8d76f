import { addStep, findWorkflowFaults, type WorkflowStep } from '@crt/domain/workflow';
import { Card } from '@crt/ui/Card';
import { lazy, Suspense, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { workflowTexts } from '../workflow.texts.ts';
import { EditorActions } from './EditorActions.tsx';
import { useUndo } from './use-undo.ts';
import * as styles from './WorkflowEditor.css.ts';
import { WorkflowFindings } from './WorkflowFindings.tsx';
import { LiveGraph } from './LiveGraph.tsx';
import type { JobStepOption } from './WorkflowStepFields.tsx';
import { WorkflowStepList } from './WorkflowStepList.tsx';

const texts = workflowTexts.editor;
const StepPicker = lazy(async () => ({ default: (await import('./StepPicker.tsx')).StepPicker }));

export interface WorkflowEditorProps {
  /** The steps in their order. */
  readonly steps: readonly WorkflowStep[];
  readonly onChange: (steps: readonly WorkflowStep[]) => void;
  /** All job steps by name: those that are not in the workflow can be added. */
  readonly jobSteps: readonly JobStepOption[];
  /** It can be read and not changed: something uses it. */
  readonly isReadOnly?: boolean;
  /** Only what follows a success is kept, as in the workflows of prototypes (I11). */
  readonly isPlain?: boolean;
}

/**
 * The steps of a workflow as they are maintained: added, ordered, removed, with what follows each, and beside them the
 * drawing of where that leads. What is wrong is told while it is; every act can be taken back (U2 to U5, U8).
 */
export const WorkflowEditor = (props: WorkflowEditorProps) => {
  const { steps, onChange, jobSteps, isReadOnly = false, isPlain = false } = props;
  const [isPicking, setPicking] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const { change, undo, redo } = useUndo(steps, onChange);
  const names = useMemo(() => new Map(jobSteps.map(({ id, name }) => [id, name])), [jobSteps]);
  const nameOf = (id: number) => names.get(id) ?? texts.unknownStep(id);
  const findings = useMemo(() => findWorkflowFaults(steps), [steps]);
  const unused = jobSteps.filter(({ id }) => !steps.some(({ stepId }) => stepId === id));
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = undoOrRedo(event, undo, redo);
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    // Keys that any control inside lets through.
    <div role="presentation" className={styles.body} onKeyDown={isReadOnly ? undefined : onKeyDown}>
      <div className={styles.parts}>
        <Card
          title={texts.steps}
          padding="none"
          actions={
            !isReadOnly && (
              <EditorActions
                undo={undo}
                redo={redo}
                addButton={add}
                onAdd={() => setPicking(true)}
                isFull={unused.length === 0}
              />
            )
          }
        >
          <WorkflowStepList
            steps={steps}
            nameOf={nameOf}
            onChange={change}
            isReadOnly={isReadOnly}
            isPlain={isPlain}
            addButton={add}
          />
        </Card>
        <div>
          <WorkflowFindings findings={isReadOnly || steps.length === 0 ? [] : findings} nameOf={nameOf} />
          {steps.length > 0 && (
            <div className={styles.graph}>
              <Card title={texts.graph}>
                <LiveGraph steps={steps} nameOf={nameOf} />
              </Card>
            </div>
          )}
        </div>
      </div>
      {isPicking && (
        <Suspense>
          <StepPicker
            options={unused}
            onClose={() => setPicking(false)}
            onAdd={(stepIds) => {
              setPicking(false);
              change(stepIds.reduce(addStep, steps));
            }}
          />
        </Suspense>
      )}
    </div>
  );
};

/** Ctrl or Cmd with Z takes back, with Shift or Y does again; texts being typed have their own. */
function undoOrRedo(
  event: KeyboardEvent,
  undo: (() => void) | undefined,
  redo: (() => void) | undefined,
): (() => void) | undefined {
  const isTyping = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
  if (isTyping || !(event.ctrlKey || event.metaKey)) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'y' || (key === 'z' && event.shiftKey)) return redo;
  return key === 'z' ? undo : undefined;
}
