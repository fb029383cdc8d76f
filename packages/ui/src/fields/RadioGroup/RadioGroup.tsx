import type { ReactNode } from 'react';
import {
  Radio,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup';
import { group } from '../Checkbox/Checkbox.css.ts';
import { field } from '../Field/Field.css.ts';
import { FieldLabel, type FieldProps, FieldTexts, splitField } from '../Field/Field.tsx';
import * as styles from './RadioGroup.css.ts';

/** One choice of a RadioGroup. */
export interface RadioOption<V extends string> {
  value: V;
  label: ReactNode;
  description?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps<V extends string>
  extends
    Omit<
      AriaRadioGroupProps,
      'className' | 'style' | 'children' | 'render' | 'validate' | 'value' | 'defaultValue' | 'onChange'
    >,
    FieldProps {
  options: readonly RadioOption<V>[];
  value?: V | null;
  defaultValue?: V;
  onChange?: (value: V) => void;
  /** What is chosen, or else the first, takes the focus when it appears. */
  autoFocus?: boolean;
}

/** Exactly one of a few, all of them in sight. From about six on use Select. */
export const RadioGroup = <V extends string>({
  options,
  orientation = 'vertical',
  onChange,
  value,
  autoFocus = false,
  ...props
}: RadioGroupProps<V>) => {
  const { frame, aria } = splitField(props);
  const focused = value ?? props.defaultValue ?? options[0]?.value;
  return (
    <AriaRadioGroup
      data-component="RadioGroup"
      {...aria}
      orientation={orientation}
      className={field}
      {...(value === undefined ? {} : { value })}
      // Only the options' own values can come back.
      {...(onChange === undefined ? {} : { onChange: (next: string) => onChange(next as V) })}
    >
      <FieldLabel {...frame} />
      <div className={group[orientation]}>
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled === true}
            autoFocus={autoFocus && option.value === focused}
            className={styles.radio}
          >
            <span className={styles.dot} />
            <span>
              {option.label}
              {option.description !== undefined && (
                <span className={styles.description}>{option.description}</span>
              )}
            </span>
          </Radio>
        ))}
      </div>
      <FieldTexts {...frame} />
    </AriaRadioGroup>
  );
};
