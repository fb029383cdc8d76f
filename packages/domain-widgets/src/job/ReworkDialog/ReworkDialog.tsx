import type { JobStepOfJob } from '@crt/api-client/types-main';
import { FormField } from '@crt/ui/Form';
import { MultiSelect } from '@crt/ui/MultiSelect';
import { RecordDialog } from '@crt/ui/RecordDialog';
import { Select } from '@crt/ui/Select';
import { useForm } from 'react-hook-form';
import { reworkTexts as texts } from '../job.texts.ts';

/** What a rework repeats, and for which materials. */
export interface ReworkDraft {
  readonly startJobStepId: number;
  /** Material numbers, joined by comma (H10). */
  readonly name: string;
}

interface Entered {
  startJobStepId: number | null;
  materials: string[];
}

export interface ReworkDialogProps {
  /** Steps that can be done once more (H9). */
  readonly steps: readonly JobStepOfJob[];
  /** Materials of its work order; which one is asked only where there are several (H10). */
  readonly materials: readonly string[];
  readonly onClose: () => void;
  /** Adds it; answers false when what was chosen has to stay. */
  readonly onAdd: (draft: ReworkDraft) => Promise<boolean>;
}

/** Adds a rework to a job: from which step, and for which materials (H9, H10). */
export const ReworkDialog = ({ steps, materials, onClose, onAdd }: ReworkDialogProps) => {
  const hasChoice = materials.length > 1;
  const form = useForm<Entered>({
    defaultValues: { startJobStepId: null, materials: hasChoice ? [] : [...materials] },
  });
  const add = async ({ startJobStepId, materials: chosen }: Entered) =>
    startJobStepId !== null && onAdd({ startJobStepId, name: chosen.join(', ') });
  return (
    <RecordDialog
      isOpen
      width="small"
      title={texts.title}
      submitLabel={texts.add}
      form={form}
      onClose={onClose}
      onSubmit={add}
    >
      <FormField<Entered, 'startJobStepId'> name="startJobStepId" rules={{ required: texts.jobStepMissing }}>
        {(field) => (
          <Select<number>
            {...field}
            label={texts.jobStep}
            description={texts.hint}
            isRequired
            options={steps.map(({ id, sequenceNumber, name }) => ({
              id,
              name: texts.option(sequenceNumber, name),
            }))}
          />
        )}
      </FormField>
      {hasChoice && (
        <FormField<Entered, 'materials'>
          name="materials"
          rules={{ validate: (chosen) => chosen.length > 0 || texts.materialMissing }}
        >
          {({ value, onChange, errorMessage }) => (
            <MultiSelect<string>
              label={texts.materials}
              isRequired
              options={materials.map((material) => ({ id: material, name: material }))}
              value={value}
              onChange={onChange}
              errorMessage={errorMessage}
            />
          )}
        </FormField>
      )}
    </RecordDialog>
  );
};
