import { confirm } from '@crt/ui/confirm';
import { RadioGroup } from '@crt/ui/RadioGroup';
import { Wizard } from '@crt/ui/Wizard';
import type { ReactNode } from 'react';
import { bulkTexts } from './bulk.texts.ts';

export interface BulkWizardProps {
  /** Step 1. */
  readonly cases: ReactNode;
  readonly hasCases: boolean;
  /** Goes back to where nothing is selected (J8). */
  readonly onClearCases: () => void;
  /** Step 2. */
  readonly workflowSteps: ReactNode;
  readonly hasSteps: boolean;
  /** What was chosen becomes items. */
  readonly onSteps: () => void;
  /** Step 3. */
  readonly summary: ReactNode;
  readonly onClearItems: () => void;
  /** The person has confirmed. */
  readonly onStart: () => void;
  /** Step 4. */
  readonly results: ReactNode;
  /** It follows another operation: the focus begins with it. */
  readonly isAnother?: boolean;
}

const { steps, validation, confirm: question } = bulkTexts;
const operation = [{ value: 'process-workflow' as const, label: bulkTexts.processWorkflow }];

/** Says that nothing is chosen; false, so that the step stays (J5, J6). */
async function refuse(): Promise<boolean> {
  const { title, message, ok } = validation;
  await confirm({ title, message, confirmLabel: ok, cancelLabel: null });
  return false;
}

/** The bulk wizard: operation, cases, what they do, summary, and what became of it (J1, J5 to J9). */
export const BulkWizard = (props: BulkWizardProps) => {
  const { hasCases, hasSteps, onClearCases, onSteps, onClearItems, onStart } = props;
  const finish = async () => {
    const isConfirmed = await confirm({
      title: question.title,
      message: question.message,
      confirmLabel: question.confirm,
      cancelLabel: question.cancel,
    });
    if (isConfirmed) onStart();
    return isConfirmed;
  };
  return (
    <Wizard
      label={bulkTexts.label}
      height="fill"
      autoFocus={props.isAnother === true}
      steps={[
        {
          id: 'operation',
          title: steps.operation,
          content: <RadioGroup label={bulkTexts.operation} options={operation} value="process-workflow" />,
        },
        {
          id: 'cases',
          title: steps.cases,
          content: props.cases,
          isMissing: !hasCases,
          onNext: () => (hasCases ? true : refuse()),
          onBack: onClearCases,
        },
        {
          id: 'steps',
          title: steps.workflowSteps,
          content: props.workflowSteps,
          isMissing: !hasSteps,
          onNext: () => (hasSteps ? onSteps() : refuse()),
          onBack: onClearCases,
        },
        { id: 'summary', title: steps.summary, content: props.summary, onBack: onClearItems },
      ]}
      onFinish={finish}
      done={props.results}
      doneTitle={steps.results}
    />
  );
};
