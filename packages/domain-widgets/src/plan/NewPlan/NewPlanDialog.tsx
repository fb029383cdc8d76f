import type { IdName, PlanProductType } from '@crt/api-client/types-main';
import {
  isManuallyCreatable,
  requestType,
  requestTypeName,
  type EnteredRequestType,
} from '@crt/domain/request-type';
import type { LoadOptions } from '@crt/ui/ComboBox';
import { FormField } from '@crt/ui/Form';
import { RecordDialog } from '@crt/ui/RecordDialog';
import { Select } from '@crt/ui/Select';
import { TextField } from '@crt/ui/TextField';
import { none } from '@crt/ui/none';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { emptyNewPlan, type NewPlanDraft } from './new-plan-draft.ts';
import { newPlanTexts as texts } from './new-plan.texts.ts';
import { PrototypeFields, ReOrderFields } from './NewPlanFields.tsx';

export interface NewPlanDialogProps {
  /** Undefined while they are on their way, as are the locations. */
  readonly productTypes: readonly PlanProductType[] | undefined;
  /** Numbers of the products of a type; undefined while they are on their way (E43). */
  readonly useProductNumbers: (productTypeId: number | null) => readonly string[] | undefined;
  /** The plants where something new may be made. */
  readonly locations: readonly IdName[] | undefined;
  /** Above the fields: that choices could not be loaded, with a way to ask again. */
  readonly failure?: ReactNode;
  /** Requests that can be repeated and contain the typed text (E35). */
  readonly findUnderlying: LoadOptions<string>;
  readonly onClose: () => void;
  /** Saves; what it throws is shown, and the dialog keeps its fields (E33). */
  readonly onSubmit: (draft: NewPlanDraft) => Promise<void>;
}

const categories = Object.values(requestType)
  .filter(isManuallyCreatable)
  .map((id) => ({ id, name: requestTypeName[id] }));

/** Adds a plan by hand; the fields follow the category (E29 to E35). */
export const NewPlanDialog = (props: NewPlanDialogProps) => {
  const { productTypes, useProductNumbers, locations, failure, findUnderlying, onClose, onSubmit } = props;
  const form = useForm<NewPlanDraft>({ defaultValues: emptyNewPlan });
  const [category, productTypeId] = useWatch({
    control: form.control,
    name: ['category', 'productTypeId'],
  });
  const productNumbers = useProductNumbers(productTypeId);
  // The type brings its own location unless that is closed, and products of another type are none (E31).
  const onProductType = (id: number | null) => {
    const type = productTypes?.find((one) => one.id === id);
    const location = locations?.find((one) => one.id === type?.defaultManufacturingLocationId);
    form.setValue('locationId', location?.id ?? null, {
      shouldValidate: form.formState.isSubmitted,
    });
    form.setValue('productNumber', null);
  };
  return (
    <RecordDialog
      isOpen
      onClose={onClose}
      title={texts.title}
      submitLabel={texts.submit}
      form={form}
      onSubmit={onSubmit}
    >
      {failure}
      <FormField<NewPlanDraft, 'orderNumber'>
        name="orderNumber"
        rules={{ validate: (text) => text.trim() !== '' || texts.orderNumberMissing }}
      >
        {(field) => <TextField {...field} label={texts.orderNumber} isRequired maxLength={40} autoFocus />}
      </FormField>
      <FormField<NewPlanDraft, 'category'> name="category" rules={{ required: texts.categoryMissing }}>
        {({ onChange, ...field }) => (
          <Select<EnteredRequestType>
            {...field}
            label={texts.category}
            isRequired
            options={categories}
            onChange={(id) => {
              onChange(id);
              // What was wrong with fields of the category before is no matter any more.
              form.clearErrors(['underlyingRequestId', 'quantity', 'productTypeId', 'productNumber']);
            }}
          />
        )}
      </FormField>
      {category === requestType.reOrder && <ReOrderFields findUnderlying={findUnderlying} />}
      {category === requestType.prototype && (
        <PrototypeFields
          productTypes={productTypes}
          productNumbers={productNumbers}
          onProductType={onProductType}
        />
      )}
      <FormField<NewPlanDraft, 'locationId'> name="locationId" rules={{ required: texts.locationMissing }}>
        {(field) => (
          <Select<number>
            {...field}
            label={texts.location}
            isRequired
            options={locations ?? none}
            isDisabled={locations === undefined}
          />
        )}
      </FormField>
    </RecordDialog>
  );
};
