import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import * as styles from './Field.css.ts';

/** What every field has around its control. */
export interface FieldProps {
  /** The field's name. Always needed; `isLabelHidden` only hides it from the eye. */
  label: string;
  isLabelHidden?: boolean;
  /** Help that is needed before typing: a format, a limit. */
  description?: ReactNode;
  /** What is wrong, in words. Its presence makes the field invalid. */
  errorMessage?: string | undefined;
  isRequired?: boolean;
}

/** A field that waits for others is disabled: what it waits for stays readable. */
interface Waiting {
  isDisabled?: boolean | undefined;
}

type Frame = { [K in keyof FieldProps]: FieldProps[K] | undefined } & Waiting;

/** Takes the kit's own props off those that go on to react-aria, and says in its words what they mean. */
export const splitField = <P extends FieldProps & Waiting>(props: P) => {
  const { label, isLabelHidden, description, errorMessage, ...rest } = props;
  const { isRequired, isDisabled } = props;
  return {
    frame: { label, isLabelHidden, description, errorMessage, isRequired, isDisabled },
    aria: {
      ...rest,
      // The browser's own bubbles come in its language and place; ours stand below the field.
      validationBehavior: 'aria' as const,
      ...(errorMessage === undefined ? {} : { isInvalid: true }),
      ...(isLabelHidden === true ? { 'aria-label': label } : {}),
    },
  };
};

/** The field with what it found itself, unless the caller knows something worse. */
export const withNotice = <P extends FieldProps>(props: P, notice: string | undefined): P =>
  notice === undefined || props.errorMessage !== undefined ? props : { ...props, errorMessage: notice };

/** The label above a control. */
export const FieldLabel = ({ label, isLabelHidden, isRequired }: Frame) =>
  isLabelHidden === true ? null : (
    <Label className={styles.label}>
      {label}
      {isRequired === true && (
        <span aria-hidden="true" className={styles.required}>
          *
        </span>
      )}
    </Label>
  );

/** Description and error below a control, wired to it by react-aria. */
export const FieldTexts = ({
  description,
  errorMessage,
  isDisabled = false,
}: Pick<Frame, 'description' | 'errorMessage' | 'isDisabled'>) => (
  <>
    {description !== undefined && (errorMessage === undefined || isDisabled) && (
      <Text slot="description" className={styles.description}>
        {description}
      </Text>
    )}
    <FieldError className={styles.error}>{errorMessage}</FieldError>
  </>
);
