import { documentFields, documentNumberError } from '@crt/domain/document-field';
import { Checkbox } from '@crt/ui/Checkbox';
import { FormField } from '@crt/ui/Form';
import { RecordDialog } from '@crt/ui/RecordDialog';
import { TextField } from '@crt/ui/TextField';
import { useForm } from 'react-hook-form';
import { EntryField } from '../../shared/edit/EntryField.tsx';
import { optionalTextFault, textFault } from '../../shared/edit/text-fault.ts';
import { documentTexts } from '../document.texts.ts';
import type { DocumentEntries } from '../use-document-entries.ts';

const texts = documentTexts.add;
const labels = documentFields;
const longest = { number: 60, name: 200, eifuName: 200 } as const;

/** A document as it is entered. */
export interface DocumentDraft {
  name: string;
  number: string;
  divisionId: number | null;
  typeId: number | null;
  portalId: number | null;
  isVersioned: boolean;
  eifuName: string;
}

export interface DocumentDialogProps {
  readonly entries: DocumentEntries;
  readonly onClose: () => void;
  /** Adds it; answers false when what was typed has to stay (O23). */
  readonly onAdd: (draft: DocumentDraft) => Promise<boolean>;
}

const empty: DocumentDraft = {
  name: '',
  number: '',
  divisionId: null,
  typeId: null,
  portalId: null,
  isVersioned: false,
  eifuName: '',
};

/** What is wrong with a text (O5, O6); a longer one is told, nobody cuts it. */
function faultOf(field: 'name' | 'number' | 'eifuName', entered: string): string | true {
  const check = field === 'eifuName' ? optionalTextFault : textFault;
  const fault = check(labels[field].label, entered, longest[field]);
  if (fault !== true || field !== 'number') return fault;
  return documentNumberError(entered.trim()) ?? true;
}

/** Adds a document (O5 to O7). */
export const DocumentDialog = ({ entries, onClose, onAdd }: DocumentDialogProps) => {
  const form = useForm<DocumentDraft>({ defaultValues: empty });
  return (
    <RecordDialog
      isOpen
      width="35%"
      title={texts.title}
      submitLabel={texts.submit}
      form={form}
      onClose={onClose}
      onSubmit={onAdd}
    >
      <TextOf field="name" isFirst />
      <TextOf field="number" />
      <EntryField
        name="divisionId"
        label={labels.divisionId.label}
        options={entries.divisions}
        state={entries.states.divisions}
      />
      <EntryField
        name="typeId"
        label={labels.typeId.label}
        options={entries.types}
        state={entries.states.types}
      />
      <EntryField
        name="portalId"
        label={labels.portalId.label}
        options={entries.portals}
        state={entries.states.portals}
        isOptional
      />
      <TextOf field="eifuName" isOptional />
      <FormField<DocumentDraft, 'isVersioned'> name="isVersioned">
        {({ value, onChange, onBlur }) => (
          <Checkbox isSelected={value} onChange={onChange} onBlur={onBlur}>
            {texts.isVersioned}
          </Checkbox>
        )}
      </FormField>
    </RecordDialog>
  );
};

interface TextOfProps {
  readonly field: 'name' | 'number' | 'eifuName';
  readonly isOptional?: boolean;
  readonly isFirst?: boolean;
}

const TextOf = ({ field, isOptional = false, isFirst = false }: TextOfProps) => (
  <FormField<DocumentDraft, TextOfProps['field']>
    name={field}
    rules={{ validate: (text) => faultOf(field, text) }}
  >
    {(bound) => (
      <TextField {...bound} label={labels[field].label} isRequired={!isOptional} autoFocus={isFirst} />
    )}
  </FormField>
);
