import {
  canEnterLeadTime,
  enterLeadTime,
  leadTimeFaults,
  leadTimeItemLabel,
  mostLeadTimeDays,
  type LeadTimeItem,
} from '@crt/domain/lead-time-item';
import { milestoneName } from '@crt/domain/milestone-type';
import { timedMilestones } from '@crt/domain/passed-milestones';
import { requestType, requestTypeName, type RequestType } from '@crt/domain/request-type';
import { FormField } from '@crt/ui/Form';
import { NumberField } from '@crt/ui/NumberField';
import { RecordDialog } from '@crt/ui/RecordDialog';
import { Select } from '@crt/ui/Select';
import { useForm } from 'react-hook-form';
import { leadTimeTexts as texts } from '../lead-time.texts.ts';

/** What may be chosen for a lead time. */
export interface LeadTimeOptions {
  readonly productTypes: readonly { readonly id: number; readonly name: string }[];
  readonly locations: readonly { readonly id: number; readonly name: string }[];
  readonly centers: readonly { readonly id: number; readonly name: string }[];
}

export interface LeadTimeItemDialogProps {
  /** The lead time to edit; absent for a new one. */
  readonly item?: LeadTimeItem | undefined;
  /** What a new one begins with. */
  readonly start?: Partial<LeadTimeItem> | undefined;
  readonly options: LeadTimeOptions;
  readonly onClose: () => void;
  /** Saves; the dialog stays, with everything entered, when it answers false. */
  readonly onSubmit: (item: LeadTimeItem) => Promise<boolean>;
}

const none: LeadTimeItem = {
  productTypeId: null,
  requestTypeId: null,
  milestone: null,
  manufacturingLocationId: null,
  distributionCenterId: null,
  days: null,
  isDefault: false,
};
const categories: readonly RequestType[] = Object.values(requestType);

type Choice = Exclude<keyof LeadTimeItem, 'days' | 'isDefault'>;

/** The dialog of a lead time: what may be entered follows from what was entered before it (T19, T20). */
export const LeadTimeItemDialog = ({ item, start, options, onClose, onSubmit }: LeadTimeItemDialogProps) => {
  const form = useForm<LeadTimeItem>({ defaultValues: item ?? { ...none, ...start } });
  const draft = form.watch();
  const enter = (change: Partial<LeadTimeItem>) => {
    const next = enterLeadTime(form.getValues(), change);
    for (const name of Object.keys(next) as (keyof LeadTimeItem)[])
      if (next[name] !== form.getValues(name))
        form.setValue(name, next[name], { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  /** The first sentence against the lead time that is about this field. */
  const faultOf = (label: string) =>
    leadTimeFaults(form.getValues(), item).find((fault) => fault.startsWith(label)) ?? true;
  const choices = {
    productTypeId: options.productTypes,
    requestTypeId: categories.map((id) => ({ id, name: requestTypeName[id] })),
    milestone:
      draft.requestTypeId === null
        ? []
        : timedMilestones(draft.requestTypeId).map((id) => ({ id, name: milestoneName[id] })),
    manufacturingLocationId: options.locations,
    distributionCenterId: options.centers,
  };
  const choice = (name: Choice) => {
    const verdict = canEnterLeadTime(draft, name);
    const isPlace = name === 'manufacturingLocationId' || name === 'distributionCenterId';
    return (
      <FormField<LeadTimeItem>
        key={name}
        name={name}
        rules={{ validate: () => faultOf(leadTimeItemLabel[name]) }}
      >
        {({ ref, onBlur, errorMessage }) => (
          <Select<number>
            ref={ref}
            onBlur={onBlur}
            errorMessage={errorMessage}
            label={leadTimeItemLabel[name]}
            options={choices[name]}
            value={draft[name]}
            onChange={(value) => enter({ [name]: value })}
            isRequired={!isPlace}
            isClearable={isPlace}
            isDisabled={!verdict.isAllowed}
            {...(!verdict.isAllowed && { description: verdict.reason })}
          />
        )}
      </FormField>
    );
  };
  return (
    <RecordDialog
      isOpen
      onClose={onClose}
      title={item ? texts.edit : texts.add}
      submitLabel={item ? texts.apply : texts.add}
      form={form}
      onSubmit={onSubmit}
    >
      {(['productTypeId', 'requestTypeId', 'milestone'] as const).map(choice)}
      <FormField<LeadTimeItem> name="days" rules={{ validate: () => faultOf(leadTimeItemLabel.days) }}>
        {({ ref: _ref, onBlur, errorMessage }) => (
          <NumberField
            label={leadTimeItemLabel.days}
            isRequired
            minValue={0}
            maxValue={mostLeadTimeDays}
            // What is out of its limits is refused and stays to be mended; it does not become another number.
            commitBehavior="validate"
            isWhole
            value={draft.days}
            onChange={(days) => enter({ days })}
            onBlur={onBlur}
            errorMessage={errorMessage}
          />
        )}
      </FormField>
      {(['manufacturingLocationId', 'distributionCenterId'] as const).map(choice)}
    </RecordDialog>
  );
};
