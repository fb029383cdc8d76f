import type { LoadOptions } from '@crt/ui/ComboBox';
import { RemoteComboBox } from '@crt/ui/ComboBox';
import { FormField } from '@crt/ui/Form';
import { RecordDialog } from '@crt/ui/RecordDialog';
import type { Option } from '@crt/ui/Select';
import { Stack } from '@crt/ui/Stack';
import { TagGroup } from '@crt/ui/Tag';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { requiredText } from '../../shared/edit/edit.texts.ts';
import { associationTexts as texts } from './association.texts.ts';

interface Entered {
  documents: readonly Option<number>[];
}

export interface AssociateDocumentsDialogProps {
  /** Finds documents that do not describe the product yet. */
  readonly find: LoadOptions<number>;
  readonly onClose: () => void;
  /** Associates them; answers false when what was chosen has to stay. */
  readonly onSave: (documentIds: number[]) => Promise<boolean>;
}

/** Lets documents describe a product: each one that is found joins those that were chosen (P13). */
export const AssociateDocumentsDialog = ({ find, onClose, onSave }: AssociateDocumentsDialogProps) => {
  const form = useForm<Entered>({ defaultValues: { documents: [] } });
  // A new search after each choice: the old one, emptied, would open its list again.
  const [search, setSearch] = useState(0);
  return (
    <RecordDialog
      isOpen
      width="30%"
      title={texts.documents.add}
      submitLabel={texts.submitAdd}
      form={form}
      onClose={onClose}
      onSubmit={({ documents }) => onSave(documents.map(({ id }) => id))}
    >
      <FormField<Entered, 'documents'>
        name="documents"
        rules={{ validate: ({ length }) => length > 0 || requiredText(texts.documentNumber) }}
      >
        {({ value: chosen, onChange, errorMessage }) => (
          <Stack gap={2}>
            <RemoteComboBox<number>
              key={search}
              label={texts.documentNumber}
              isRequired
              load={async (text, signal) =>
                (await find(text, signal)).filter(({ id }) => chosen.every((one) => one.id !== id))
              }
              value={null}
              onChange={(found) => {
                if (!found) return;
                onChange([...chosen, found]);
                setSearch(search + 1);
              }}
              errorMessage={errorMessage}
              minimumLetters={1}
              autoFocus
            />
            {chosen.length > 0 && (
              <TagGroup<number>
                label={texts.documents.chosen}
                items={chosen}
                onRemove={(id) => onChange(chosen.filter((one) => one.id !== id))}
              />
            )}
          </Stack>
        )}
      </FormField>
    </RecordDialog>
  );
};
