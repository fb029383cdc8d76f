import type {
  Designer,
  IdName,
  ManufacturingLocationOption,
  TimeZone,
} from '@crt/api-client/types-design-sessions';
import { Checkbox } from '@crt/ui/Checkbox';
import { ComboBox } from '@crt/ui/ComboBox';
import { FormField } from '@crt/ui/Form';
import { MultiSelect } from '@crt/ui/MultiSelect';
import { NumberField } from '@crt/ui/NumberField';
import { RecordDialog } from '@crt/ui/RecordDialog';
import { Select } from '@crt/ui/Select';
import { fullName } from '@crt/domain/full-name';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { zoneOptions } from '../zone-options.ts';
import { draftOf, mostSessionsPerDay, sessionsPerDayError, type DesignerDraft } from './designer-draft.ts';
import { designerTexts as texts } from './designer.texts.ts';

/** What the dialog offers; each undefined while it is on its way. */
export interface DesignerChoices {
  readonly productTypes: readonly IdName[] | undefined;
  readonly locations: readonly ManufacturingLocationOption[] | undefined;
  readonly zones: readonly TimeZone[] | undefined;
}

export interface DesignerDialogProps {
  readonly designer: Designer;
  readonly choices: DesignerChoices;
  /** Above the fields: that choices could not be loaded, with a way to ask again. */
  readonly failure?: ReactNode;
  readonly onClose: () => void;
  /** Saves; what it throws is shown, and the dialog keeps what was entered, also when the person decided against it: false. */
  readonly onSubmit: (draft: DesignerDraft) => Promise<boolean>;
}

/** Location, sessions per day, booking from outside, product types and zone of a designer (N22). */
export const DesignerDialog = ({ designer, choices, failure, onClose, onSubmit }: DesignerDialogProps) => {
  const form = useForm<DesignerDraft>({ defaultValues: draftOf(designer) });
  return (
    <RecordDialog
      isOpen
      onClose={onClose}
      title={texts.editOf(fullName(designer))}
      submitLabel={texts.apply}
      form={form}
      onSubmit={onSubmit}
    >
      {failure}
      <LocationField locations={choices.locations} kept={designer.locationId} />
      <FormField<DesignerDraft, 'sessionsPerDay'>
        name="sessionsPerDay"
        rules={{ validate: (count) => sessionsPerDayError(count) ?? true }}
      >
        {(field) => (
          <NumberField
            {...field}
            label={texts.sessionsPerDay}
            isRequired
            isWhole
            minValue={1}
            maxValue={mostSessionsPerDay}
            // What is out of its limits is refused and stays to be mended; it does not become another number.
            commitBehavior="validate"
          />
        )}
      </FormField>
      <FormField<DesignerDraft, 'bookableViaApi'> name="bookableViaApi">
        {({ value, onChange }) => (
          <Checkbox isSelected={value} onChange={onChange}>
            {texts.bookableViaApi}
          </Checkbox>
        )}
      </FormField>
      <ProductTypesField productTypes={choices.productTypes} designer={designer} />
      <ZoneField zones={choices.zones} kept={designer.timezone} />
    </RecordDialog>
  );
};

const LocationField = ({
  locations,
  kept,
}: {
  readonly locations: DesignerChoices['locations'];
  readonly kept: number | null;
}) => (
  <FormField<DesignerDraft, 'locationId'> name="locationId">
    {(field) => (
      <Select<number>
        {...field}
        label={texts.location}
        isClearable
        isDisabled={locations === undefined}
        // A plant that was closed stays with whoever has it.
        options={(locations ?? []).map(({ id, name, disabled }) => ({
          id,
          name,
          ...(disabled && id !== kept && { isDisabled: true, description: texts.notActive }),
        }))}
      />
    )}
  </FormField>
);

const ProductTypesField = ({
  productTypes,
  designer,
}: Pick<DesignerChoices, 'productTypes'> & Pick<DesignerDialogProps, 'designer'>) => {
  const { productIds, productNames } = designer;
  const kept = productIds.map((id, place) => ({ id, name: productNames[place] ?? String(id) }));
  // Types that are hidden by now stay with whoever designs them, and can be taken away.
  const hidden = kept.filter(({ id }) => !productTypes?.some((type) => type.id === id));
  return (
    <FormField<DesignerDraft, 'productTypeIds'> name="productTypeIds">
      {(field) => (
        <MultiSelect<number>
          {...field}
          label={texts.designProducts}
          options={[...(productTypes ?? []), ...hidden]}
          isDisabled={productTypes === undefined}
        />
      )}
    </FormField>
  );
};

const ZoneField = ({
  zones,
  kept,
}: {
  readonly zones: DesignerChoices['zones'];
  readonly kept: string | null;
}) => {
  const options = zoneOptions(zones ?? []);
  // A zone that is called otherwise by now stays with whoever has it.
  if (kept !== null && !options.some(({ id }) => id === kept))
    options.unshift({ id: kept, name: kept, keywords: [] });
  return (
    <FormField<DesignerDraft, 'timezone'> name="timezone">
      {(field) => (
        <ComboBox<string>
          {...field}
          label={texts.timezone}
          options={options}
          isDisabled={zones === undefined}
        />
      )}
    </FormField>
  );
};
