import { Banner } from '@crt/ui/Banner';
import { Button, IconButton } from '@crt/ui/Button';
import { Card } from '@crt/ui/Card';
import { Columns } from '@crt/ui/Columns';
import { EmptyState } from '@crt/ui/EmptyState';
import { MultiSelect } from '@crt/ui/MultiSelect';
import { SortableList } from '@crt/ui/SortableList';
import { Stack } from '@crt/ui/Stack';
import { TextField } from '@crt/ui/TextField';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { cycleDefinitionTexts as texts } from '../workflow.texts.ts';
import {
  addProcedure,
  moveProcedure,
  type DefinitionDraft,
  type ProcedureDraft,
} from './definition-draft.ts';

/** What is wrong, by the place of the request: `name`, `workProcedures.0.materialNumber`. */
export type DefinitionErrors = Readonly<Record<string, string>>;

export interface CycleDefinitionFormProps {
  readonly draft: DefinitionDraft;
  readonly onChange: (draft: DefinitionDraft) => void;
  /** All workflows by name (U11). */
  readonly workflows: readonly { readonly id: number; readonly name: string; readonly symbol: string }[];
  readonly errors?: DefinitionErrors;
  /** Why the server did not save it (U12). */
  readonly refusal?: string | undefined;
}

const keyOf = ({ key }: ProcedureDraft) => key;

/** A manufacturing cycle definition: its name and its work procedures, each a material and its workflows (U11). */
export const CycleDefinitionForm = (props: CycleDefinitionFormProps) => {
  const { draft, onChange, workflows, errors = {}, refusal } = props;
  const { workProcedures } = draft;
  const add = useRef<HTMLButtonElement>(null);
  const setProcedures = (next: readonly ProcedureDraft[]) => onChange({ ...draft, workProcedures: next });
  const options = workflows.map(({ id, name, symbol }) => ({ id, name, description: symbol }));
  const nameOf = (procedure: ProcedureDraft) =>
    procedure.materialNumber.trim() || texts.procedure(workProcedures.indexOf(procedure) + 1);
  return (
    <Stack>
      {refusal !== undefined && (
        <Banner tone="critical" live="assertive" title={texts.notSaved}>
          {refusal}
        </Banner>
      )}
      <Card title={texts.facts}>
        <TextField
          label={texts.name}
          value={draft.name}
          isRequired
          errorMessage={errors['name']}
          onChange={(name) => onChange({ ...draft, name })}
        />
      </Card>
      <Card
        title={texts.procedures}
        padding="none"
        actions={
          <Button
            ref={add}
            size="small"
            icon={<Plus />}
            onPress={() => setProcedures(addProcedure(workProcedures))}
          >
            {texts.add}
          </Button>
        }
      >
        <SortableList
          label={texts.procedures}
          items={workProcedures}
          getKey={keyOf}
          nameOf={nameOf}
          onMove={(key, to) => setProcedures(moveProcedure(workProcedures, key, to))}
          empty={
            <EmptyState reason="nothingYet" title={texts.empty}>
              {errors['workProcedures'] ?? texts.emptyHint}
            </EmptyState>
          }
          whenEmptied={add}
          isNumbered
          actions={(procedure) => (
            <IconButton
              size="small"
              label={texts.remove(nameOf(procedure))}
              icon={<Trash2 />}
              onPress={() => setProcedures(workProcedures.filter((other) => other !== procedure))}
            />
          )}
        >
          {(procedure, index) => (
            <ProcedureFields
              procedure={procedure}
              options={options}
              errors={errors}
              path={`workProcedures.${index}`}
              onChange={(next) =>
                setProcedures(workProcedures.map((other) => (other === procedure ? next : other)))
              }
            />
          )}
        </SortableList>
      </Card>
    </Stack>
  );
};

interface ProcedureFieldsProps {
  readonly procedure: ProcedureDraft;
  readonly options: readonly { readonly id: number; readonly name: string; readonly description: string }[];
  readonly errors: DefinitionErrors;
  readonly path: string;
  readonly onChange: (procedure: ProcedureDraft) => void;
}

const ProcedureFields = ({ procedure, options, errors, path, onChange }: ProcedureFieldsProps) => (
  <Columns>
    <TextField
      label={texts.material}
      value={procedure.materialNumber}
      isNumeric
      isRequired
      errorMessage={errors[`${path}.materialNumber`]}
      onChange={(materialNumber) => onChange({ ...procedure, materialNumber })}
    />
    <MultiSelect
      label={texts.workflows}
      options={options}
      value={procedure.workflows}
      placeholder={texts.noWorkflow}
      description={texts.workflowsInOrder}
      isOrdered
      isRequired
      errorMessage={errors[`${path}.workflows`]}
      onChange={(workflows) => onChange({ ...procedure, workflows })}
    />
  </Columns>
);
