import type { ProductVersion } from '@crt/api-client/types-documentation';
import { productVersionFields as labels } from '@crt/domain/product-field';
import { FormField } from '@crt/ui/Form';
import { RecordDialog } from '@crt/ui/RecordDialog';
import { TextField } from '@crt/ui/TextField';
import { useForm } from 'react-hook-form';
import { optionalTextFault, textFault } from '../../shared/edit/text-fault.ts';
import { productVersionTexts as texts } from './product-version.texts.ts';

/** So long are a name and an ECN number at most, by the contract. */
const longest = 60;

interface Entered {
  name: string;
  ecnNumber: string;
}

/** A version of a product as it is sent. */
export interface ProductVersionDraft {
  readonly name: string;
  readonly ecnNumber: string | null;
}

export interface ProductVersionDialogProps {
  /** The version to change; absent for a new one. */
  readonly version: ProductVersion | undefined;
  readonly onClose: () => void;
  /** Saves it; answers false when what was typed has to stay. */
  readonly onSave: (draft: ProductVersionDraft) => Promise<boolean>;
}

/** Adds or changes a version of a product (P12). */
export const ProductVersionDialog = ({ version, onClose, onSave }: ProductVersionDialogProps) => {
  const form = useForm<Entered>({
    defaultValues: { name: version?.name ?? '', ecnNumber: version?.ecnNumber ?? '' },
  });
  return (
    <RecordDialog
      isOpen
      width="25%"
      title={version ? texts.edit : texts.add}
      submitLabel={version ? texts.submitEdit : texts.submitAdd}
      form={form}
      onClose={onClose}
      onSubmit={({ name, ecnNumber }) => onSave({ name: name.trim(), ecnNumber: ecnNumber.trim() || null })}
    >
      <FormField<Entered, 'name'>
        name="name"
        rules={{ validate: (text) => textFault(labels.name.label, text, longest) }}
      >
        {(bound) => <TextField {...bound} label={labels.name.label} isRequired autoFocus />}
      </FormField>
      <FormField<Entered, 'ecnNumber'>
        name="ecnNumber"
        rules={{ validate: (text) => optionalTextFault(labels.ecnNumber.label, text, longest) }}
      >
        {(bound) => <TextField {...bound} label={labels.ecnNumber.label} />}
      </FormField>
    </RecordDialog>
  );
};
