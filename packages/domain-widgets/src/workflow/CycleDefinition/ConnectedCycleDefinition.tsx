import { skipToken, useRead, useWrite } from '@crt/api-client/hooks';
import {
  getCycleDefinition,
  listWorkflowsForDefinitions,
  saveCycleDefinition,
} from '@crt/api-client/main/cycle-definition';
import type { ManufacturingCycleDefinition, WorkflowRow } from '@crt/api-client/types-main';
import { Button } from '@crt/ui/Button';
import { toast } from '@crt/ui/toast';
import { useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { UnreadRecord } from '../UnreadRecord.tsx';
import { useRecordDraft } from '../use-record-draft.ts';
import { cycleDefinitionTexts as texts } from '../workflow.texts.ts';
import { CycleDefinitionForm, type DefinitionErrors } from './CycleDefinitionForm.tsx';
import { draftOf, faultyFacts } from './definition-draft.ts';

/** What a screen places: the form, its button, and the definition as it was read. */
export interface DefinitionParts {
  readonly body: ReactNode;
  readonly save: ReactNode;
  readonly definition: ManufacturingCycleDefinition | undefined;
}

export interface ConnectedCycleDefinitionProps {
  /** 0 for a new one (U10). */
  readonly id: number;
  /** Saved under another id than that of the address: a new one (U12). */
  readonly onCreated: (id: number) => void;
  readonly children: (parts: DefinitionParts) => ReactNode;
}

/** A manufacturing cycle definition as it is read, maintained and saved (U10 to U12). */
export const ConnectedCycleDefinition = ({ id, onCreated, children }: ConnectedCycleDefinitionProps) => {
  const definition = useRead(getCycleDefinition, id === 0 ? skipToken : { id });
  const workflows = useRead(listWorkflowsForDefinitions, {});
  const reads = [definition, workflows];
  const isUnread = reads.some(({ isError }) => isError) || (id !== 0 && !definition.data);
  if (isUnread || !workflows.data) {
    const body = <UnreadRecord reads={reads} failed={texts.failed} />;
    return children({ body, save: null, definition: undefined });
  }
  return (
    <OpenDefinition
      key={id}
      id={id}
      definition={definition.data}
      workflows={workflows.data}
      onCreated={onCreated}
    >
      {children}
    </OpenDefinition>
  );
};

interface OpenDefinitionProps extends ConnectedCycleDefinitionProps {
  readonly definition: ManufacturingCycleDefinition | undefined;
  readonly workflows: readonly WorkflowRow[];
}

const OpenDefinition = ({ id, definition, workflows, onCreated, children }: OpenDefinitionProps) => {
  const stored = useMemo(
    () => ({ draft: draftOf(definition), stamp: definition?.timestampBase64 }),
    [definition],
  );
  const { shown, change, stamp, settle, refuse } = useRecordDraft(stored);
  const [errors, setErrors] = useState<DefinitionErrors>({});
  const save = useWrite(saveCycleDefinition);
  const onSave = async () => {
    const faulty = faultyFacts(shown);
    setErrors(faulty);
    if (Object.keys(faulty).length > 0) return;
    const workProcedures = shown.workProcedures.map(({ key: _key, workflows: chosen, ...procedure }) => ({
      ...procedure,
      workflows: [...chosen],
    }));
    const body = { id, name: shown.name, workProcedures };
    try {
      const answer = await save.mutateAsync({
        body,
        ...(stamp !== undefined && { timestampBase64: stamp }),
      });
      const created = answer.id === id ? null : answer.id;
      toast({ message: answer.message || (created !== null ? texts.created : texts.updated) });
      // At once: nothing is unsaved any more when the screen goes on to the details.
      flushSync(() => settle(answer.timestamp ?? stamp));
      if (created !== null) onCreated(created);
    } catch (reason) {
      // Told above the form by `save.error`; what was entered stays.
      refuse(reason);
    }
  };
  return children({
    definition,
    save: (
      <Button tone="accent" variant="solid" isPending={save.isPending} onPress={() => void onSave()}>
        {texts.save}
      </Button>
    ),
    body: (
      <CycleDefinitionForm
        draft={shown}
        onChange={change}
        workflows={workflows}
        errors={errors}
        refusal={save.error?.message}
      />
    ),
  });
};
