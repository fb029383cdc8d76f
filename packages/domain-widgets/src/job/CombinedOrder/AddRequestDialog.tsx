import type { RequestCandidate } from '@crt/api-client/types-main';
import { plainCode } from '@crt/domain/plain-code';
import { RemoteComboBox, type LoadOptions } from '@crt/ui/ComboBox';
import { FormField } from '@crt/ui/Form';
import type { Option } from '@crt/ui/Select';
import { RecordDialog } from '@crt/ui/RecordDialog';
import { Select } from '@crt/ui/Select';
import { useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import { combinedOrderTexts } from './combined-order.texts.ts';

const texts = combinedOrderTexts.request;

interface Entered {
  request: Option<number> | null;
  jobId: number | null;
}

export interface AddRequestDialogProps {
  readonly candidates: readonly RequestCandidate[];
  readonly onClose: () => void;
  /** Adds the job; the dialog closes whatever comes of it (L14). */
  readonly onAdd: (jobId: number) => Promise<unknown>;
}

/** Adds a request to an order: which one, and with which of its workflows (L13, L14). */
export const AddRequestDialog = ({ candidates, onClose, onAdd }: AddRequestDialogProps) => {
  const form = useForm<Entered>({ defaultValues: { request: null, jobId: null } });
  // As it was when it was chosen: somebody else may take it while the dialog is open.
  const [candidate, setCandidate] = useState<RequestCandidate>();
  const jobs = candidate?.manufacturingJobs ?? [];
  const isOffered = (request: Option<number>) => candidates.some(({ id }) => id === request.id);
  const load = useBeginning(candidates);
  const choose = (chosen: Option<number> | null) => {
    form.setValue('request', chosen, { shouldDirty: true, shouldValidate: chosen !== null });
    const found = candidates.find(({ id }) => id === chosen?.id);
    setCandidate(found);
    const [only, ...others] = found?.manufacturingJobs ?? [];
    // Where there is one only, nobody need choose it.
    form.setValue('jobId', only && others.length === 0 ? only.id : null);
  };
  return (
    <RecordDialog
      isOpen
      width="small"
      title={texts.title}
      submitLabel={texts.submit}
      form={form}
      onClose={onClose}
      onSubmit={async ({ jobId }) => {
        if (jobId !== null) await onAdd(jobId);
      }}
    >
      <FormField<Entered, 'request'>
        name="request"
        rules={{
          required: texts.requestMissing,
          validate: (request) => request === null || isOffered(request) || texts.requestGone,
        }}
      >
        {({ value, errorMessage }) => (
          <RemoteComboBox<number>
            label={texts.request}
            isRequired
            load={load}
            value={value}
            onChange={choose}
            errorMessage={errorMessage ?? (value && !isOffered(value) ? texts.requestGone : undefined)}
            pause={0}
          />
        )}
      </FormField>
      <FormField<Entered, 'jobId'> name="jobId" rules={{ required: texts.workflowMissing }}>
        {(field) => (
          <Select<number>
            {...field}
            label={texts.workflow}
            isRequired
            isDisabled={jobs.length === 0}
            options={jobs.map(({ id, workflow }) => ({ id, name: workflow }))}
          />
        )}
      </FormField>
    </RecordDialog>
  );
};

/** Requests whose id begins with what was typed, without spaces around it (L13). */
function useBeginning(candidates: readonly RequestCandidate[]): LoadOptions<number> {
  return useCallback(
    async (typed) =>
      candidates
        .filter(({ requestId }) => requestId.startsWith(plainCode(typed)))
        .map(({ id, requestId }) => ({ id, name: requestId })),
    [candidates],
  );
}
