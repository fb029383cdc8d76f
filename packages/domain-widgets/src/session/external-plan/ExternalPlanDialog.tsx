import type { ConfiguredProduct, IdName } from '@crt/api-client/types-design-sessions';
import { plannedDays } from '@crt/domain/planned-years';
import { ComboBox } from '@crt/ui/ComboBox';
import { DatePicker } from '@crt/ui/DatePicker';
import { EmailList } from '@crt/ui/EmailList';
import { FormField } from '@crt/ui/Form';
import { RecordDialog } from '@crt/ui/RecordDialog';
import { Select } from '@crt/ui/Select';
import { TextField } from '@crt/ui/TextField';
import type { ReactNode } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { emptyExternalPlan, mostEmails, type ExternalPlanDraft } from './external-plan-draft.ts';
import { externalPlanTexts as texts } from './external-plan.texts.ts';

/** What the dialog offers; each undefined while it is on its way. */
export interface ExternalPlanChoices {
  readonly productTypes: readonly IdName[] | undefined;
  /** Of all product types. */
  readonly products: readonly ConfiguredProduct[] | undefined;
  readonly distributionCenters: readonly IdName[] | undefined;
}

export interface ExternalPlanDialogProps {
  readonly choices: ExternalPlanChoices;
  /** Above the fields: that choices could not be loaded, with a way to ask again. */
  readonly failure?: ReactNode;
  readonly onClose: () => void;
  /** Saves; what it throws is shown, and the dialog keeps what was entered. */
  readonly onSubmit: (draft: ExternalPlanDraft) => Promise<void>;
}

/** Creates the plan of a request outside the portal, so that a session can be booked for it (N33). */
export const ExternalPlanDialog = ({ choices, failure, onClose, onSubmit }: ExternalPlanDialogProps) => {
  const form = useForm<ExternalPlanDraft>({ defaultValues: emptyExternalPlan });
  return (
    <RecordDialog
      isOpen
      onClose={onClose}
      title={texts.open}
      submitLabel={texts.submit}
      form={form}
      onSubmit={onSubmit}
    >
      {failure}
      <FormField<ExternalPlanDraft, 'requestId'>
        name="requestId"
        rules={{ validate: (text) => text.trim() !== '' || texts.requestIdMissing }}
      >
        {(field) => <TextField {...field} label={texts.requestId} isRequired maxLength={30} autoFocus />}
      </FormField>
      <ProductFields form={form} choices={choices} />
      <FormField<ExternalPlanDraft, 'distributionCenterId'>
        name="distributionCenterId"
        rules={{ required: texts.distributionCenterMissing }}
      >
        {(field) => (
          <Select<number>
            {...field}
            label={texts.distributionCenter}
            isRequired
            options={choices.distributionCenters ?? []}
            isDisabled={choices.distributionCenters === undefined}
          />
        )}
      </FormField>
      <FormField<ExternalPlanDraft, 'patientName'>
        name="patientName"
        rules={{ validate: (text) => text.trim() !== '' || texts.patientNameMissing }}
      >
        {(field) => <TextField {...field} label={texts.patientName} isRequired maxLength={120} />}
      </FormField>
      <EmailsField form={form} />
      <FormField<ExternalPlanDraft, 'surgeryDate'> name="surgeryDate">
        {(field) => <DatePicker {...field} {...plannedDays} label={texts.surgeryDate} />}
      </FormField>
    </RecordDialog>
  );
};

interface PartProps {
  readonly form: UseFormReturn<ExternalPlanDraft>;
}

/** The product type and a product of it: another type takes the product away (N33). */
const ProductFields = ({ form, choices }: PartProps & { readonly choices: ExternalPlanChoices }) => {
  const productTypeId = useWatch({ control: form.control, name: 'productTypeId' });
  const products = (choices.products ?? []).filter((product) => product.productTypeId === productTypeId);
  return (
    <>
      <FormField<ExternalPlanDraft, 'productTypeId'>
        name="productTypeId"
        rules={{ required: texts.productTypeMissing, onChange: () => form.setValue('productNumber', null) }}
      >
        {(field) => (
          <Select<number>
            {...field}
            label={texts.productType}
            isRequired
            options={choices.productTypes ?? []}
            isDisabled={choices.productTypes === undefined}
          />
        )}
      </FormField>
      <FormField<ExternalPlanDraft, 'productNumber'>
        name="productNumber"
        rules={{ required: texts.productMissing }}
      >
        {(field) => (
          <ComboBox<string>
            {...field}
            label={texts.product}
            isRequired
            options={products.map(({ number, name }) => ({ id: number, name: number, description: name }))}
            isDisabled={choices.products === undefined || productTypeId === null}
          />
        )}
      </FormField>
    </>
  );
};

const EmailsField = ({ form }: PartProps) => {
  const unread = () => form.getValues('unreadEmail').trim();
  return (
    <FormField<ExternalPlanDraft, 'emails'>
      name="emails"
      // What is no address is refused where it stands: without it the plan would be sent as if it had not been typed.
      rules={{ validate: () => unread() === '' || texts.invalidEmails(unread()) }}
    >
      {(field) => (
        <EmailList
          {...field}
          label={texts.emails}
          limit={mostEmails}
          invalidMessage={(wrong) => texts.invalidEmails(wrong.join(', '))}
          onRestChange={(rest) => {
            form.setValue('unreadEmail', rest, { shouldDirty: true });
            // What was said of another text goes; what is being typed is judged when it is taken or sent.
            if (form.getFieldState('emails').invalid) form.clearErrors('emails');
          }}
        />
      )}
    </FormField>
  );
};
