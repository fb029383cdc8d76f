import type { Way, WorkflowStep } from '@crt/domain/workflow';
import { Checkbox } from '@crt/ui/Checkbox';
import { NumberField } from '@crt/ui/NumberField';
import { Select } from '@crt/ui/Select';
import { Text } from '@crt/ui/Text';
import { TextField } from '@crt/ui/TextField';
import { workflowTexts } from '../workflow.texts.ts';
import * as styles from './WorkflowEditor.css.ts';

const texts = workflowTexts.editor;

/** A job step as it is chosen. */
export interface JobStepOption {
  readonly id: number;
  readonly name: string;
}

export interface WorkflowStepFieldsProps {
  readonly step: WorkflowStep;
  readonly name: string;
  /** What may follow it, by name: none for a success of the last step (U4). */
  readonly successors: Readonly<Record<Way, readonly JobStepOption[]>>;
  readonly isLast: boolean;
  readonly isReadOnly: boolean;
  /** Only what follows a success is kept. */
  readonly isPlain: boolean;
  readonly onSuccessor: (way: Way, to: number | null) => void;
  readonly onFacts: (facts: Partial<WorkflowStep>) => void;
}

/** The highest number of a step in a production order. */
const mostNumber = 9999;

/** What is entered for a step: its successors (U2) and the further facts (U8). */
export const WorkflowStepFields = (props: WorkflowStepFieldsProps) => {
  const { step, name, successors, isLast, isReadOnly, isPlain, onSuccessor, onFacts } = props;
  return (
    <div role="group" aria-label={name}>
      <div className={styles.title}>
        <Text weight="medium">{name}</Text>
        {!isPlain && (
          <Checkbox
            isSelected={step.checkSyncStatusOnly}
            isReadOnly={isReadOnly}
            onChange={(checkSyncStatusOnly) => onFacts({ checkSyncStatusOnly })}
          >
            {texts.sync}
          </Checkbox>
        )}
      </div>
      <div className={styles.fields}>
        <SuccessorField
          label={texts.success}
          options={successors.success}
          value={step.successStepId}
          unset={isLast ? texts.end : texts.nextSuccess}
          isDisabled={isLast}
          isReadOnly={isReadOnly}
          onChange={(to) => onSuccessor('success', to)}
        />
        {!isPlain && <FurtherFields {...props} />}
      </div>
    </div>
  );
};

/** Where a failure leads, and the number in the production order. */
const FurtherFields = ({ step, successors, isReadOnly, onSuccessor, onFacts }: WorkflowStepFieldsProps) => (
  <>
    <SuccessorField
      label={texts.failure}
      options={successors.failure}
      value={step.failureStepId}
      unset={texts.nextFail}
      isReadOnly={isReadOnly}
      onChange={(to) => onSuccessor('failure', to)}
    />
    <NumberField
      label={texts.number}
      value={step.productionOrderStepNumber}
      minValue={1}
      maxValue={mostNumber}
      isReadOnly={isReadOnly}
      onChange={(number) => number !== null && onFacts({ productionOrderStepNumber: Math.round(number) })}
    />
  </>
);

interface SuccessorFieldProps {
  readonly label: string;
  readonly options: readonly JobStepOption[];
  readonly value: number | null;
  /** What stands there while nothing is chosen. */
  readonly unset: string;
  readonly isDisabled?: boolean;
  readonly isReadOnly: boolean;
  readonly onChange: (to: number | null) => void;
}

/** What follows a step; also who only reads it learns what stands there while nothing is chosen. */
const SuccessorField = ({ label, options, value, unset, isReadOnly, ...field }: SuccessorFieldProps) =>
  isReadOnly ? (
    <TextField label={label} value={options.find(({ id }) => id === value)?.name ?? unset} isReadOnly />
  ) : (
    <Select label={label} options={options} value={value} placeholder={unset} isClearable {...field} />
  );
