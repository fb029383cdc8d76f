import { RecordDialog } from '@crt/ui/RecordDialog';
import { useForm } from 'react-hook-form';
import { submitFailure } from '../../shared/edit/submit-failure.ts';
import { notificationSettingsTexts as texts } from './notification-settings.texts.ts';
import { chosen, draftOf, type Rule, type RuleDraft, type RuleGroup } from './rule-group.ts';
import { RuleFieldInput, type ChoicesOf } from './RuleFields.tsx';

/** What other choices depend on (D10). */
export type RuleSources = Pick<RuleDraft, 'productType' | 'material'>;

export interface RuleDialogProps {
  readonly group: RuleGroup;
  /** The rule to edit; absent for a new one. */
  readonly rule?: Rule | undefined;
  readonly choices: ChoicesOf;
  /** Told when a choice is made that others depend on. */
  readonly onSources: (sources: RuleSources) => void;
  /** Saves; what it throws is shown, and the dialog keeps what was entered. */
  readonly onSubmit: (draft: RuleDraft) => Promise<void>;
  readonly onClose: () => void;
}

/** The dialog of a rule, of any kind: what its group says is entered (D5 to D11). */
export const RuleDialog = ({ group, rule, choices, onSources, onSubmit, onClose }: RuleDialogProps) => {
  const form = useForm<RuleDraft>({ defaultValues: draftOf(group, rule) });
  const before = form.formState.defaultValues;
  const choose = (name: keyof RuleDraft, value: number | string | null) => {
    const changes = chosen(name, value);
    for (const key of Object.keys(changes) as (keyof RuleDraft)[])
      form.setValue(key, changes[key] ?? null, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
    const { productType, material } = form.getValues();
    onSources({ productType, material });
  };
  return (
    <RecordDialog
      isOpen
      onClose={onClose}
      title={rule ? texts.edit : texts.add}
      submitLabel={rule ? texts.apply : texts.add}
      form={form}
      onSubmit={onSubmit}
      toFailure={submitFailure}
      width="25%"
    >
      {group.fields.map((field) => (
        <RuleFieldInput
          key={field.name}
          field={field}
          choices={field.choices && choices[field.choices]}
          before={rule ? (before?.[field.name] ?? null) : null}
          onChoose={choose}
        />
      ))}
    </RecordDialog>
  );
};
