import { type ReactNode, type Ref, useRef } from 'react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { useTexts } from '../../texts/TextsProvider.tsx';
import * as styles from '../Field/Field.css.ts';
import { FieldLabel, type FieldProps, FieldTexts, splitField, withNotice } from '../Field/Field.tsx';
import { step, steps } from './NumberField.css.ts';
import { useDecimalSign } from './use-decimal-sign.ts';
import { useMinusSign } from './use-minus-sign.ts';

export interface NumberFieldProps
  extends
    Omit<
      AriaNumberFieldProps,
      'className' | 'style' | 'children' | 'render' | 'validate' | 'validationBehavior' | 'value' | 'onChange'
    >,
    FieldProps {
  /** `null` is empty. */
  value?: number | null;
  onChange?: (value: number | null) => void;
  placeholder?: string;
  suffix?: ReactNode;
  /**
   * Only whole numbers count. A fraction is kept as it was typed, given to `onChange` and refused with a sentence; a form
   * has to refuse it too.
   */
  isWhole?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A number in the reader's notation, with limits and steps; arrows and Page keys step. */
export const NumberField = ({
  placeholder,
  suffix,
  isWhole = false,
  ref,
  value,
  onChange,
  ...props
}: NumberFieldProps) => {
  const texts = useTexts();
  const group = useRef<HTMLDivElement>(null);
  const keeping = useDecimalSign(group, props.formatOptions?.useGrouping !== false);
  const isBelowZero = useMinusSign(group, value);
  const isFraction = isWhole && typeof value === 'number' && !Number.isInteger(value);
  const { frame, aria } = splitField(withNotice(props, isFraction ? texts.wholeNumber : undefined));
  // What is refused below a limit has to be seen as it was typed.
  const { minValue, ...rest } = aria;
  const isFree = isBelowZero && props.commitBehavior === 'validate';
  return (
    <AriaNumberField
      data-component="NumberField"
      // The wheel scrolls the page, also over the field that has the focus.
      isWheelDisabled
      {...rest}
      {...(minValue === undefined || isFree ? {} : { minValue })}
      {...(value === undefined ? {} : { value: value ?? Number.NaN })}
      {...(onChange === undefined
        ? {}
        : { onChange: (next: number) => onChange(Number.isNaN(next) ? null : next) })}
      className={styles.field}
    >
      <FieldLabel {...frame} />
      <Group className={styles.control()} ref={group} {...keeping}>
        <Input
          className={`${styles.input} ${styles.numeric}`}
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(ref === undefined ? {} : { ref })}
        />
        {suffix !== undefined && <span className={styles.adornment}>{suffix}</span>}
        <span className={steps}>
          <Button slot="increment" className={step} aria-label={texts.increase}>
            <ChevronUp size={12} aria-hidden="true" />
          </Button>
          <Button slot="decrement" className={step} aria-label={texts.decrease}>
            <ChevronDown size={12} aria-hidden="true" />
          </Button>
        </span>
      </Group>
      <FieldTexts {...frame} />
    </AriaNumberField>
  );
};
