import { gtinErrors, gtinWarning } from '@crt/domain/gtin';
import { productFields as labels } from '@crt/domain/product-field';
import { Checkbox } from '@crt/ui/Checkbox';
import { FormField } from '@crt/ui/Form';
import { RecordDialog } from '@crt/ui/RecordDialog';
import { StatusMark } from '@crt/ui/StatusMark';
import { TextField } from '@crt/ui/TextField';
import { useForm } from 'react-hook-form';
import { EntryField } from '../../shared/edit/EntryField.tsx';
import { optionalTextFault, textFault } from '../../shared/edit/text-fault.ts';
import { productTexts } from '../product.texts.ts';
import type { ProductEntries } from '../use-product-entries.ts';

const texts = productTexts.add;

/** A product as it is entered. */
export interface ProductDraft {
  description: string;
  catalogNumber: string;
  gtin: string;
  divisionId: number | null;
  productFamilyId: number | null;
  needsKeyCode: boolean;
  eifuDescription: string;
}

export interface ProductDialogProps {
  readonly entries: ProductEntries;
  readonly onClose: () => void;
  /** Adds it; answers false when what was typed has to stay. */
  readonly onAdd: (draft: ProductDraft) => Promise<boolean>;
}

const empty: ProductDraft = {
  description: '',
  catalogNumber: '',
  gtin: '',
  divisionId: null,
  productFamilyId: null,
  needsKeyCode: false,
  eifuDescription: '',
};

/** Adds a product (P4, P20, P22). */
export const ProductDialog = ({ entries, onClose, onAdd }: ProductDialogProps) => {
  const form = useForm<ProductDraft>({ defaultValues: empty });
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
      <FormField<ProductDraft, 'description'>
        name="description"
        rules={{ validate: (text) => textFault(texts.name, text, 200) }}
      >
        {(bound) => <TextField {...bound} label={texts.name} isRequired autoFocus />}
      </FormField>
      <FormField<ProductDraft, 'catalogNumber'>
        name="catalogNumber"
        rules={{ validate: (text) => textFault(labels.catalogNumber.label, text, 60) }}
      >
        {(bound) => <TextField {...bound} label={labels.catalogNumber.label} isRequired />}
      </FormField>
      <GtinField />
      <EntryField
        name="divisionId"
        label={labels.divisionId.label}
        options={entries.divisions}
        state={entries.states.divisions}
      />
      <EntryField
        name="productFamilyId"
        label={labels.productFamilyId.label}
        options={entries.families}
        state={entries.states.families}
        isOptional
      />
      <FormField<ProductDraft, 'needsKeyCode'> name="needsKeyCode">
        {({ value, onChange, onBlur }) => (
          <Checkbox isSelected={value} onChange={onChange} onBlur={onBlur}>
            {labels.needsKeyCode.label}
          </Checkbox>
        )}
      </FormField>
      <FormField<ProductDraft, 'eifuDescription'>
        name="eifuDescription"
        rules={{ validate: (text) => optionalTextFault(labels.eifuDescription.label, text, 500) }}
      >
        {(bound) => <TextField {...bound} label={labels.eifuDescription.label} />}
      </FormField>
    </RecordDialog>
  );
};

/** All that is wrong with a GTIN, in one text (P4). */
const gtinFault = (gtin: string): string | true => {
  const errors = gtinErrors(gtin.trim());
  return errors.length === 0 || errors.join('. ');
};

/** The GTIN; a wrong check digit is told as soon as all digits are there, and keeps nobody from adding (P22). */
const GtinField = () => (
  <FormField<ProductDraft, 'gtin'> name="gtin" rules={{ validate: gtinFault }}>
    {(bound) => {
      const warning = gtinWarning(bound.value.trim());
      return (
        <TextField
          {...bound}
          label={labels.gtin.label}
          isRequired
          isNumeric
          description={
            warning ? (
              <StatusMark status="risk" canBreak>
                {warning}
              </StatusMark>
            ) : (
              texts.gtinHint
            )
          }
        />
      );
    }}
  </FormField>
);
