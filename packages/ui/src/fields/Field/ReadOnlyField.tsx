import type { ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { useTexts } from '../../texts/TextsProvider.tsx';
import * as styles from './Field.css.ts';
import { FieldLabel, type FieldProps, FieldTexts, splitField } from './Field.tsx';

interface ReadOnlyFieldProps extends FieldProps {
  /** Name of the component, for `data-component`. */
  component: string;
  /** The value in words; empty when there is none. */
  value: string;
  /** As many lines as the value needs, instead of one. */
  isTall?: boolean;
  isDisabled?: boolean;
  autoFocus?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
}

/**
 * A value that can be reached, read and copied but not changed, where the control knows no such state: a button that
 * opens a list cannot be read-only, a text can and is announced so.
 */
export const ReadOnlyField = ({
  component,
  value,
  isTall = false,
  isDisabled = false,
  autoFocus = false,
  onBlur,
  ref,
  children,
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  isRequired = false,
}: ReadOnlyFieldProps) => {
  const texts = useTexts();
  const { frame, aria } = splitField({ label, isLabelHidden, description, errorMessage, isRequired });
  return (
    <TextField
      data-component={component}
      {...aria}
      isReadOnly
      isDisabled={isDisabled}
      autoFocus={autoFocus}
      value={value}
      className={styles.field}
      {...(onBlur === undefined ? {} : { onBlur: () => onBlur() })}
    >
      <FieldLabel {...frame} />
      <Group className={styles.control({ isTall })}>
        {isTall ? (
          <TextArea rows={1} className={`${styles.input} ${styles.growing}`} placeholder={texts.noValue} />
        ) : (
          <Input
            className={styles.input}
            placeholder={texts.noValue}
            {...(ref === undefined ? {} : { ref: ref as Ref<HTMLInputElement> })}
          />
        )}
      </Group>
      <FieldTexts {...frame} />
      {children}
    </TextField>
  );
};
