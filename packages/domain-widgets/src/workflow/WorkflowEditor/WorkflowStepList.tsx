import {
  moveStep,
  removeStep,
  setSuccessor,
  successorsFor,
  type Way,
  type WorkflowStep,
} from '@crt/domain/workflow';
import { IconButton } from '@crt/ui/Button';
import { EmptyState } from '@crt/ui/EmptyState';
import { SortableList } from '@crt/ui/SortableList';
import { Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import { workflowTexts } from '../workflow.texts.ts';
import { WorkflowStepFields } from './WorkflowStepFields.tsx';

const texts = workflowTexts.editor;

/** Steps, and what they are called. */
export interface NamedSteps {
  readonly steps: readonly WorkflowStep[];
  readonly nameOf: (stepId: number) => string;
}

interface WorkflowStepListProps extends NamedSteps {
  /** `isContinued`: one move with the change before. */
  readonly onChange: (steps: readonly WorkflowStep[], isContinued?: boolean) => void;
  readonly isReadOnly: boolean;
  /** Only what follows a success is kept. */
  readonly isPlain: boolean;
  /** Gets the focus when the last step is removed. */
  readonly addButton: RefObject<HTMLButtonElement | null>;
}

/** The steps in their order, each with what follows it. */
export const WorkflowStepList = (props: WorkflowStepListProps) => {
  const { steps, nameOf, onChange, isReadOnly, isPlain, addButton } = props;
  const optionsOf = (stepId: number, way: Way) =>
    successorsFor(steps, stepId, way).map((id) => ({ id, name: nameOf(id) }));
  return (
    <SortableList
      label={texts.steps}
      items={steps}
      getKey={keyOf}
      nameOf={({ stepId }) => nameOf(stepId)}
      onMove={(key, to, isContinued) => onChange(moveStep(steps, Number(key), to), isContinued)}
      empty={
        <EmptyState reason="nothingYet" title={texts.empty}>
          {texts.emptyHint}
        </EmptyState>
      }
      whenEmptied={addButton}
      isNumbered
      isReadOnly={isReadOnly}
      actions={({ stepId }) =>
        !isReadOnly && (
          <IconButton
            size="small"
            label={texts.remove(nameOf(stepId))}
            icon={<Trash2 />}
            onPress={() => onChange(removeStep(steps, stepId))}
          />
        )
      }
    >
      {(step, index) => (
        <WorkflowStepFields
          step={step}
          name={nameOf(step.stepId)}
          successors={{
            success: optionsOf(step.stepId, 'success'),
            failure: optionsOf(step.stepId, 'failure'),
          }}
          isLast={index === steps.length - 1}
          isReadOnly={isReadOnly}
          isPlain={isPlain}
          onSuccessor={(way, to) => onChange(setSuccessor(steps, { stepId: step.stepId, way, to }))}
          onFacts={(facts) => onChange(withFacts(steps, step.stepId, facts))}
        />
      )}
    </SortableList>
  );
};

const keyOf = ({ stepId }: WorkflowStep) => String(stepId);

const withFacts = (steps: readonly WorkflowStep[], stepId: number, facts: Partial<WorkflowStep>) =>
  steps.map((step) => (step.stepId === stepId ? { ...step, ...facts } : step));
