import type { WorkflowStep } from '@crt/domain/workflow';
import { Banner } from '@crt/ui/Banner';
import { Card } from '@crt/ui/Card';
import { Columns } from '@crt/ui/Columns';
import { Stack } from '@crt/ui/Stack';
import { TextField } from '@crt/ui/TextField';
import { WorkflowEditor } from '../WorkflowEditor/WorkflowEditor.tsx';
import type { JobStepOption } from '../WorkflowEditor/WorkflowStepFields.tsx';
import { workflowTexts as texts } from '../workflow.texts.ts';

/** What is entered for a workflow. */
export interface WorkflowDraft {
  readonly symbol: string;
  readonly name: string;
  readonly displayName: string;
  readonly workflowSteps: readonly WorkflowStep[];
}

/** The texts of a workflow, in the order of the form, with the most characters of each. */
export const workflowFields = { symbol: 20, name: 100, displayName: 100 } as const;

/** A text of a workflow. */
export type WorkflowField = keyof typeof workflowFields;

/** What is wrong with the texts, in words. */
export type WorkflowErrors = Readonly<Partial<Record<WorkflowField, string>>>;

export interface WorkflowFormProps {
  readonly draft: WorkflowDraft;
  readonly onChange: (draft: WorkflowDraft) => void;
  readonly jobSteps: readonly JobStepOption[];
  readonly errors?: WorkflowErrors;
  /** What uses it, in words: then it can be read and not changed (U7). */
  readonly usedBy?: string | null;
}

/** Everything about a workflow: its names and its steps (U2 to U8). */
export const WorkflowForm = ({
  draft,
  onChange,
  jobSteps,
  errors = {},
  usedBy = null,
}: WorkflowFormProps) => {
  const isReadOnly = usedBy !== null;
  return (
    <Stack>
      {isReadOnly && (
        <Banner tone="caution" title={texts.notUpdatable}>
          {texts.usedBy(usedBy)}
        </Banner>
      )}
      <Card title={texts.facts}>
        <Columns minWidth="small">
          {(Object.keys(workflowFields) as WorkflowField[]).map((field) => (
            <TextField
              key={field}
              label={texts.fields[field]}
              value={draft[field]}
              maxLength={workflowFields[field]}
              isRequired
              isReadOnly={isReadOnly}
              errorMessage={errors[field]}
              onChange={(value) => onChange({ ...draft, [field]: value })}
            />
          ))}
        </Columns>
      </Card>
      <WorkflowEditor
        steps={draft.workflowSteps}
        onChange={(workflowSteps) => onChange({ ...draft, workflowSteps })}
        jobSteps={jobSteps}
        isReadOnly={isReadOnly}
      />
    </Stack>
  );
};

/** The texts that are missing, with the words for each; nothing when all are there. */
export function missingTexts(draft: WorkflowDraft): WorkflowErrors {
  const missing = (Object.keys(workflowFields) as WorkflowField[]).filter(
    (field) => draft[field].trim() === '',
  );
  return Object.fromEntries(missing.map((field) => [field, texts.required(texts.fields[field])]));
}
