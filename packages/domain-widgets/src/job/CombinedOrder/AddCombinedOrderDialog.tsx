import type { CombinedOrderDefinition } from '@crt/api-client/types-main';
import { combinedOrderLabels } from '@crt/domain/combined-order';
import { FormField } from '@crt/ui/Form';
import { RecordDialog } from '@crt/ui/RecordDialog';
import { Select } from '@crt/ui/Select';
import { TextField } from '@crt/ui/TextField';
import { useForm, useWatch } from 'react-hook-form';
import { tooLong } from '../../shared/edit/edit.texts.ts';
import { combinedOrderTexts } from './combined-order.texts.ts';

const texts = combinedOrderTexts.add;
const mostCharacters = 40;

/** A combined order as it is typed. */
export interface NewCombinedOrder {
  readonly definitionId: number;
  readonly identifier: string;
  /** Empty for none. */
  readonly orderNumber: string;
}

interface Entered {
  definitionId: number | null;
  identifier: string;
  orderNumber: string;
}

export interface AddCombinedOrderDialogProps {
  readonly definitions: readonly CombinedOrderDefinition[];
  /** The kind by which the list is narrowed (B9). */
  readonly definitionId: number | undefined;
  readonly onClose: () => void;
  /** Adds it; answers false when what was typed has to stay (L4). */
  readonly onAdd: (order: NewCombinedOrder) => Promise<boolean>;
}

/** What is wrong with a text; a longer one is told, nobody cuts it. */
function faultOf(text: string, label: string, isRequired = false): string | true {
  if (isRequired && text.trim() === '') return texts.identifierMissing(label);
  return text.trim().length <= mostCharacters || tooLong(label, mostCharacters);
}

/** Adds a combined order; its fields are called as its kind calls them (L4, L7). */
export const AddCombinedOrderDialog = (props: AddCombinedOrderDialogProps) => {
  const { definitions, onClose, onAdd } = props;
  const form = useForm<Entered>({
    defaultValues: { definitionId: props.definitionId ?? null, identifier: '', orderNumber: '' },
  });
  const chosen = useWatch({ control: form.control, name: 'definitionId' });
  const { keyType = 1 } = definitions.find(({ id }) => id === chosen) ?? {};
  const labels = combinedOrderLabels[keyType];
  const add = async ({ definitionId, identifier, orderNumber }: Entered) =>
    definitionId !== null &&
    onAdd({ definitionId, identifier: identifier.trim(), orderNumber: orderNumber.trim() });
  return (
    <RecordDialog
      isOpen
      width="small"
      title={texts.title}
      submitLabel={texts.submit}
      form={form}
      onClose={onClose}
      onSubmit={add}
    >
      <FormField<Entered, 'definitionId'> name="definitionId" rules={{ required: texts.definitionMissing }}>
        {(field) => (
          <Select<number>
            {...field}
            label={texts.definition}
            isRequired
            options={definitions.map(({ id, name }) => ({ id, name }))}
          />
        )}
      </FormField>
      <FormField<Entered, 'identifier'>
        name="identifier"
        rules={{ validate: (text) => faultOf(text, labels.identifier, true) }}
      >
        {(field) => <TextField {...field} label={labels.identifier} isRequired />}
      </FormField>
      <FormField<Entered, 'orderNumber'>
        name="orderNumber"
        rules={{ validate: (text) => faultOf(text, labels.orderNumber) }}
      >
        {(field) => <TextField {...field} label={labels.orderNumber} />}
      </FormField>
    </RecordDialog>
  );
};
