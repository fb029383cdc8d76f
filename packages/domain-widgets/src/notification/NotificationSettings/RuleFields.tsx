import { ComboBox } from '@crt/ui/ComboBox';
import { FormField, type BoundField } from '@crt/ui/Form';
import { NumberField } from '@crt/ui/NumberField';
import { Select } from '@crt/ui/Select';
import { RetryChoices, type ChoicesState } from '../../shared/edit/ChoicesState.tsx';
import { isThreshold, mostThreshold } from './alert-threshold.ts';
import { notificationSettingsTexts as texts } from './notification-settings.texts.ts';
import type { ChoiceSource, RuleDraft, RuleField } from './rule-group.ts';

type Value = number | string;

/** What may be chosen in a field, and how it stands with that. */
export interface RuleChoices extends ChoicesState {
  readonly options: readonly { readonly id: Value; readonly name: string }[];
}

/** The choices of each field. */
export type ChoicesOf = Readonly<Record<ChoiceSource, RuleChoices>>;

export interface RuleFieldInputProps {
  readonly field: RuleField;
  readonly choices: RuleChoices | undefined;
  /** What the rule had when it was opened. */
  readonly before: Value | null;
  readonly onChoose: (name: keyof RuleDraft, value: Value | null) => void;
}

/** What is wrong with the value of a field: nothing is chosen, or a number is none (D8). */
function faultOf({ choices, missing }: RuleField, value: Value | null): string | undefined {
  if (value === null) return missing;
  return choices || isThreshold(Number(value)) ? undefined : texts.noThreshold;
}

/** One field of a rule: a number, or one of what is offered (D6, D9, D11). */
export const RuleFieldInput = (props: RuleFieldInputProps) => (
  <FormField<RuleDraft> name={props.field.name} rules={{ validate: (value) => faultOf(props.field, value) }}>
    {(bound) =>
      props.field.choices ? (
        <ChoiceInput {...props} bound={bound} />
      ) : (
        <Amount field={props.field} bound={bound} />
      )
    }
  </FormField>
);

type Bound = BoundField<RuleDraft, keyof RuleDraft>;

const Amount = ({ field, bound }: { readonly field: RuleField; readonly bound: Bound }) => (
  <NumberField
    {...bound}
    label={field.label}
    description={field.hint}
    value={bound.value as number | null}
    isRequired
    isWhole
    minValue={0}
    maxValue={mostThreshold}
    // What is out of its limits is refused and stays to be mended; it does not become another number.
    commitBehavior="validate"
  />
);

/** Beyond this a list is searched, not scrolled. */
const longList = 30;

const ChoiceInput = ({
  field,
  choices,
  before,
  onChoose,
  bound,
}: RuleFieldInputProps & { readonly bound: Bound }) => {
  const { options = [], closed, onRetry } = choices ?? {};
  const value = bound.value;
  // What a rule has stays chosen also when nobody offers it any more.
  const isMissing = value !== null && value === before && !options.some(({ id }) => id === value);
  const shown = isMissing ? [...options, { id: value, name: texts.notOffered(value) }] : options;
  const Choices = options.length > longList ? ComboBox<Value> : Select<Value>;
  return (
    <>
      <Choices
        {...bound}
        label={field.label}
        isRequired
        options={closed === undefined ? shown : []}
        value={value}
        onChange={(next) => onChoose(field.name, next)}
        isDisabled={closed !== undefined}
        description={closed ?? field.hint}
      />
      <RetryChoices onRetry={onRetry} />
    </>
  );
};
