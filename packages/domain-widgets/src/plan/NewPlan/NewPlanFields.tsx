import type { PlanProductType } from '@crt/api-client/types-main';
import { ComboBox, RemoteComboBox, type LoadOptions } from '@crt/ui/ComboBox';
import { FormField } from '@crt/ui/Form';
import { NumberField } from '@crt/ui/NumberField';
import { Select } from '@crt/ui/Select';
import type { NewPlanDraft } from './new-plan-draft.ts';
import { newPlanTexts as texts } from './new-plan.texts.ts';

const minimum = 1;
const maximum = 999;

/** Whole pieces within the limits; left empty it is one piece (E29). */
const isQuantity = (pieces: number | null): boolean =>
  pieces === null || (Number.isInteger(pieces) && pieces >= minimum && pieces <= maximum);

/** What only a re-order has: the request that it repeats, and how many pieces (E29, E35). */
export const ReOrderFields = ({ findUnderlying }: { readonly findUnderlying: LoadOptions<string> }) => (
  <>
    <FormField<NewPlanDraft, 'underlyingRequestId'>
      name="underlyingRequestId"
      rules={{ required: texts.underlyingMissing }}
    >
      {({ value, onChange, ...field }) => (
        <RemoteComboBox<string>
          {...field}
          label={texts.underlying}
          isRequired
          load={findUnderlying}
          minimumLetters={1}
          value={value === null ? null : { id: value, name: value }}
          onChange={(option) => onChange(option?.id ?? null)}
        />
      )}
    </FormField>
    <FormField<NewPlanDraft, 'quantity'>
      name="quantity"
      rules={{ validate: (pieces) => isQuantity(pieces) || texts.quantityOutOfLimits }}
    >
      {(field) => (
        <NumberField
          {...field}
          label={texts.quantity}
          minValue={minimum}
          maxValue={maximum}
          isWhole
          // What was typed is refused where it stands; another number would be ordered unseen.
          commitBehavior="validate"
        />
      )}
    </FormField>
  </>
);

export interface PrototypeFieldsProps {
  /** Undefined while they are on their way, as are the product numbers. */
  readonly productTypes: readonly PlanProductType[] | undefined;
  readonly productNumbers: readonly string[] | undefined;
  readonly onProductType: (id: number | null) => void;
}

/** What only a prototype has: its product type, and if it is known its product (E29, E31). */
export const PrototypeFields = ({ productTypes, productNumbers, onProductType }: PrototypeFieldsProps) => (
  <>
    <FormField<NewPlanDraft, 'productTypeId'>
      name="productTypeId"
      rules={{ required: texts.productTypeMissing }}
    >
      {({ onChange, ...field }) => (
        <Select<number>
          {...field}
          label={texts.productType}
          isRequired
          options={productTypes ?? []}
          isDisabled={productTypes === undefined}
          onChange={(id) => {
            onChange(id);
            onProductType(id);
          }}
        />
      )}
    </FormField>
    <FormField<NewPlanDraft, 'productNumber'> name="productNumber">
      {(field) => (
        <ComboBox<string>
          {...field}
          label={texts.productNumber}
          options={(productNumbers ?? []).map((number) => ({ id: number, name: number }))}
          isDisabled={productNumbers === undefined}
        />
      )}
    </FormField>
  </>
);
