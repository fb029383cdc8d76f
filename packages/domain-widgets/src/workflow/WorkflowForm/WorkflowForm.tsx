import { Banner } from '@crt/ui/Banner';
import { Card } from '@crt/ui/Card';
import { Columns } from '@crt/ui/Columns';
import { Stack } from '@crt/ui/Stack';
import { TextField } from '@crt/ui/TextField';
import { WorkflowEditor } from '../WorkflowEditor/WorkflowEditor.tsx';
import type { JobStepOption } from '../WorkflowEditor/WorkflowStepFields.tsx';
import { workflowTexts as texts } from '../workflow.texts.ts';
import { workflowFields, type WorkflowDraft, type WorkflowErrors } from './workflow-fields.ts';

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
          {workflowFields.map((field) => (
            <TextField
              key={field}
              label={texts.fields[field]}
              value={draft[field]}
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
