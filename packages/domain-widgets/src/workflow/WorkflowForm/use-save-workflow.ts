import { ApiError } from '@crt/api-client/api-error';
import { readOptions, useWrite } from '@crt/api-client/hooks';
import { addWorkflow, canUpdateWorkflow, getWorkflow, updateWorkflow } from '@crt/api-client/main/workflow';
import { toast } from '@crt/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { workflowTexts as texts } from '../workflow.texts.ts';
import { workflowFields, type WorkflowDraft, type WorkflowErrors } from './workflow-fields.ts';

/** How a save ended: what is saved, or what the fields have against it and why it was refused. */
export type SavedWorkflow =
  | { readonly id: number; readonly stamp: string | undefined }
  | { readonly errors: WorkflowErrors; readonly reason?: unknown };

/** A workflow that is there already, as its editor read it. */
export interface KnownWorkflow {
  readonly id: number;
  readonly stamp: string | undefined;
}

/**
 * Saves a workflow: a new one is added (U6); one that is there is asked about first, and a warning shown when something
 * uses it (U7). Tells how it went in a toast; what was entered stays with the caller.
 */
export function useSaveWorkflow(): {
  readonly save: (draft: WorkflowDraft, known: KnownWorkflow | undefined) => Promise<SavedWorkflow>;
  readonly isSaving: boolean;
} {
  const client = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const add = useWrite(addWorkflow);
  const update = useWrite(updateWorkflow);
  const create = async (draft: WorkflowDraft): Promise<SavedWorkflow> => {
    const { result } = await add.mutateAsync({ body: bodyOf(draft) });
    toast({ message: texts.created });
    return { id: result.id, stamp: undefined };
  };
  const change = async (draft: WorkflowDraft, { id, stamp }: KnownWorkflow): Promise<SavedWorkflow> => {
    const asked = readOptions(canUpdateWorkflow, { body: { id } });
    if (!(await client.fetchQuery({ ...asked, staleTime: 0 }))) {
      toast({ tone: 'caution', message: texts.notUpdatable });
      // Read again it says what uses it, and is read only from then on.
      void client.invalidateQueries({ queryKey: readOptions(getWorkflow, { id }).queryKey });
      return { errors: {} };
    }
    const body = { ...bodyOf(draft), id };
    const answer = await update.mutateAsync({ body, ...(stamp !== undefined && { timestampBase64: stamp }) });
    toast({ message: answer.message || texts.updated });
    return { id, stamp: answer.timestamp ?? stamp };
  };
  const save = async (draft: WorkflowDraft, known: KnownWorkflow | undefined): Promise<SavedWorkflow> => {
    setSaving(true);
    try {
      return await (known ? change(draft, known) : create(draft));
    } catch (reason) {
      const message = reason instanceof Error ? reason.message : String(reason);
      toast({ tone: 'critical', message, ...(known && { title: texts.updateFailed }) });
      return { errors: errorsOf(reason), reason };
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving };
}

const bodyOf = ({ workflowSteps, ...names }: WorkflowDraft) => ({
  ...names,
  workflowSteps: workflowSteps.map((step) => ({ id: null, ...step })),
});

/** What the server has against the texts; faults of the steps stand in the message. */
function errorsOf(reason: unknown): WorkflowErrors {
  const found = reason instanceof ApiError ? reason.fieldErrors : [];
  return Object.fromEntries(
    found.flatMap(({ field, message }) =>
      workflowFields.some((name) => name === field) ? [[field, message]] : [],
    ),
  );
}
