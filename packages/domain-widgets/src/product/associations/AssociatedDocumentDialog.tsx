import type { Association } from '@crt/api-client/types-documentation';
import { RemoteComboBox, type LoadOptions } from '@crt/ui/ComboBox';
import { FormField } from '@crt/ui/Form';
import { RecordDialog } from '@crt/ui/RecordDialog';
import type { Option } from '@crt/ui/Select';
import { useForm } from 'react-hook-form';
import { requiredText } from '../../shared/edit/edit.texts.ts';
import { associationTexts as texts } from './association.texts.ts';

interface Entered {
  document: Option<number> | null;
}

export interface AssociatedDocumentDialogProps {
  readonly association: Association;
  /** Finds documents that do not describe the product yet. */
  readonly find: LoadOptions<number>;
  readonly onClose: () => void;
  /** Saves it; answers false when what was chosen has to stay. */
  readonly onSave: (documentId: number) => Promise<boolean>;
}

/** Puts another document in the place of one that describes a product (P14). */
export const AssociatedDocumentDialog = (props: AssociatedDocumentDialogProps) => {
  const { association, find, onClose, onSave } = props;
  const form = useForm<Entered>({
    defaultValues: { document: { id: association.documentId, name: association.number } },
  });
  return (
    <RecordDialog
      isOpen
      width="25%"
      title={texts.documents.edit}
      submitLabel={texts.submitEdit}
      form={form}
      onClose={onClose}
      onSubmit={async ({ document }) => document !== null && onSave(document.id)}
    >
      <FormField<Entered, 'document'>
        name="document"
        rules={{ required: requiredText(texts.documentNumber) }}
      >
        {({ ref: _ref, ...bound }) => (
          <RemoteComboBox<number>
            {...bound}
            label={texts.documentNumber}
            isRequired
            load={find}
            minimumLetters={1}
            autoFocus
          />
        )}
      </FormField>
    </RecordDialog>
  );
};
