import type { GeneralSessionProperties, IdName } from '@crt/api-client/types-design-sessions';
import { sessionTexts } from '@crt/domain/session-texts';
import { Checkbox } from '@crt/ui/Checkbox';
import { FormField } from '@crt/ui/Form';
import { NumberField } from '@crt/ui/NumberField';
import { RecordDialog } from '@crt/ui/RecordDialog';
import { Select } from '@crt/ui/Select';
import { useForm } from 'react-hook-form';
import { DurationChoice } from './DurationChoice.tsx';
import {
  draftOf,
  limitError,
  mostSessions,
  type SessionPropertiesDraft,
} from './session-properties-draft.ts';
import { sessionPropertiesTexts as texts } from './session-properties.texts.ts';
import { submitFailure } from '../../shared/edit/submit-failure.ts';

export interface SessionPropertiesDialogProps {
  /** The entry to edit; absent for a new one. */
  readonly entry?: GeneralSessionProperties | undefined;
  readonly productTypes: readonly IdName[];
  readonly onClose: () => void;
  /** Saves; what it throws is shown, and the dialog keeps what was entered. */
  readonly onSubmit: (draft: SessionPropertiesDraft) => Promise<void>;
}

/** Durations and limit of a product type, which itself is chosen only for a new entry (N26, N27). */
export const SessionPropertiesDialog = (props: SessionPropertiesDialogProps) => {
  const { entry, productTypes, onClose, onSubmit } = props;
  const form = useForm<SessionPropertiesDraft>({ defaultValues: draftOf(entry) });
  return (
    <RecordDialog
      isOpen
      onClose={onClose}
      title={entry ? texts.edit : texts.add}
      submitLabel={entry ? texts.apply : texts.add}
      form={form}
      onSubmit={onSubmit}
      toFailure={submitFailure}
    >
      <TypeFields productTypes={productTypes} entry={entry} />
      {(['preparation', 'session', 'post'] as const).map((part) => (
        <FormField<SessionPropertiesDraft, typeof part>
          key={part}
          name={part}
          rules={{
            validate: (length) => part !== 'session' || length > 0 || sessionTexts.sessionTimeRequired,
          }}
        >
          {({ value, onChange, errorMessage }) => (
            <DurationChoice
              label={texts[part]}
              kind={part === 'session' ? 'session' : 'working'}
              value={value}
              onChange={onChange}
              errorMessage={errorMessage}
            />
          )}
        </FormField>
      ))}
      <FormField<SessionPropertiesDraft, 'sessionLimit'>
        name="sessionLimit"
        rules={{ validate: (limit) => limitError(limit) ?? true }}
      >
        {(field) => (
          <NumberField
            {...field}
            label={texts.limit}
            description={texts.limitHint}
            isRequired
            isWhole
            minValue={0}
            maxValue={mostSessions}
            // What is out of its limits is refused and stays to be mended; it does not become another number.
            commitBehavior="validate"
          />
        )}
      </FormField>
    </RecordDialog>
  );
};

const TypeFields = ({
  productTypes,
  entry,
}: Pick<SessionPropertiesDialogProps, 'productTypes' | 'entry'>) => {
  const isFixed = entry !== undefined;
  const options = [...productTypes];
  // The type of an entry can be hidden by now; it is read only anyway.
  if (entry && !options.some(({ id }) => id === entry.productTypeId))
    options.push({ id: entry.productTypeId, name: entry.productTypeName });
  return (
    <>
      <FormField<SessionPropertiesDraft, 'productTypeId'>
        name="productTypeId"
        rules={{ required: texts.productTypeMissing }}
      >
        {(field) => (
          <Select<number>
            {...field}
            label={texts.productType}
            isRequired={!isFixed}
            isReadOnly={isFixed}
            options={options}
          />
        )}
      </FormField>
      <FormField<SessionPropertiesDraft, 'priority'> name="priority">
        {({ value, onChange }) => (
          <Checkbox isSelected={value} onChange={onChange} isReadOnly={isFixed} isDisabled={isFixed}>
            {texts.priority}
          </Checkbox>
        )}
      </FormField>
    </>
  );
};
