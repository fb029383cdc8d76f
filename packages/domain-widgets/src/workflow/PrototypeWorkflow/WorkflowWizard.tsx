import { findWorkflowFaults, isRefused, workflowFindingText, type WorkflowStep } from '@crt/domain/workflow';
import { Button } from '@crt/ui/Button';
import { Dialog } from '@crt/ui/Dialog';
import { Stack } from '@crt/ui/Stack';
import { TextField } from '@crt/ui/TextField';
import { mayLeave, unsavedOnPage } from '@crt/ui/unsaved';
import { useState, type ReactNode } from 'react';
import { tooLong } from '../../shared/edit/edit.texts.ts';
import { workflowTexts } from '../workflow.texts.ts';
import { WorkflowEditor } from '../WorkflowEditor/WorkflowEditor.tsx';
import type { JobStepOption } from '../WorkflowEditor/WorkflowStepFields.tsx';

const texts = workflowTexts.wizard;
const mostCharacters = 100;

/** What is entered for a workflow of a prototype. */
export interface PrototypeWorkflowDraft {
  readonly name: string;
  readonly steps: readonly WorkflowStep[];
}

export interface WorkflowWizardProps {
  readonly initial: PrototypeWorkflowDraft;
  /** All job steps by name; undefined until they are known. */
  readonly jobSteps: readonly JobStepOption[] | undefined;
  /** In place of the editor: that the job steps could not be loaded, or that they are on their way. */
  readonly instead?: ReactNode;
  readonly onClose: () => void;
  /** Saves; answers false when what was entered has to stay. */
  readonly onSave: (draft: PrototypeWorkflowDraft) => Promise<boolean>;
}

/** Adds or changes a workflow of a prototype with the editor of all workflows (I4 to I6); what is entered is not lost unasked. */
export const WorkflowWizard = ({ initial, jobSteps, instead, onClose, onSave }: WorkflowWizardProps) => {
  const [draft, setDraft] = useState(initial);
  const [isSaving, setSaving] = useState(false);
  const [nameError, setNameError] = useState<string>();
  const save = async () => {
    const name = draft.name.trim();
    const fault = nameFault(name);
    setNameError(fault);
    if (fault !== undefined) return;
    setSaving(true);
    const isSaved = await onSave({ ...draft, name }).finally(() => setSaving(false));
    if (isSaved) onClose();
  };
  // As the cross and Escape do: what is entered is not lost unasked (I10).
  const cancel = () => void mayLeave(unsavedOnPage).then((isAgreed) => isAgreed && onClose());
  return (
    <Dialog
      isOpen
      width="80%"
      title={texts.title}
      isDirty={JSON.stringify(draft) !== JSON.stringify(initial)}
      isClosable={!isSaving}
      onClose={onClose}
      footer={
        <>
          <Button onPress={cancel} isDisabled={isSaving}>
            {texts.cancel}
          </Button>
          <Button
            tone="accent"
            variant="solid"
            isPending={isSaving}
            disabledReason={faultOf(draft.steps, jobSteps)}
            onPress={() => void save()}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <Stack>
        <TextField
          label={texts.name}
          value={draft.name}
          isRequired
          errorMessage={nameError}
          onChange={(name) => setDraft({ ...draft, name })}
        />
        {jobSteps ? (
          <WorkflowEditor
            isPlain
            steps={draft.steps}
            jobSteps={jobSteps}
            onChange={(steps) => setDraft({ ...draft, steps })}
          />
        ) : (
          instead
        )}
      </Stack>
    </Dialog>
  );
};

/** What is wrong with a name; one that is too long is told, nobody cuts it. */
function nameFault(name: string): string | undefined {
  if (name === '') return texts.nameMissing;
  return name.length > mostCharacters ? tooLong(texts.name, mostCharacters) : undefined;
}

/** Why the steps cannot be saved as they are; undefined when they can. */
function faultOf(
  steps: readonly WorkflowStep[],
  jobSteps: readonly JobStepOption[] | undefined,
): string | undefined {
  const fault = findWorkflowFaults(steps).find(isRefused);
  const nameOf = (id: number) => jobSteps?.find((step) => step.id === id)?.name ?? String(id);
  return fault && workflowFindingText(fault, nameOf);
}
