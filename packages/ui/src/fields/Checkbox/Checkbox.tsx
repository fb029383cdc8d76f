import type { ReactNode } from 'react';
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components/Checkbox';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import { field } from '../Field/Field.css.ts';
import { FieldLabel, type FieldProps, FieldTexts, splitField } from '../Field/Field.tsx';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<
  AriaCheckboxProps,
  'className' | 'style' | 'children' | 'render'
> {
  /** Its words; without them give an `aria-label` (a row's selection). */
  children?: ReactNode;
}

/** The drawing of a checkbox, for lists that select by other means. */
export const CheckMark = ({
  isSelected,
  isIndeterminate = false,
}: {
  isSelected: boolean;
  isIndeterminate?: boolean;
}) => (
  <svg viewBox="0 0 16 16" className={styles.mark} aria-hidden="true" focusable="false">
    {isIndeterminate ? <path d="M4.5 8h7" /> : isSelected && <path d="m4 8.4 2.7 2.6L12 5.4" />}
  </svg>
);

/** Yes or no, or one of several that may be chosen together. */
export const Checkbox = ({ children, ...props }: CheckboxProps) => (
  <AriaCheckbox data-component="Checkbox" {...props} className={styles.checkbox}>
    {({ isSelected, isIndeterminate }) => (
      <>
        <span className={styles.box}>
          <CheckMark isSelected={isSelected} isIndeterminate={isIndeterminate} />
        </span>
        {children !== undefined && <span className={styles.words}>{children}</span>}
      </>
    )}
  </AriaCheckbox>
);

export interface CheckboxGroupProps
  extends
    Omit<AriaCheckboxGroupProps, 'className' | 'style' | 'children' | 'render' | 'validate'>,
    FieldProps {
  /** Checkboxes, each with a `value`. */
  children: ReactNode;
  orientation?: 'vertical' | 'horizontal';
}

/** Several checkboxes with one name. */
export const CheckboxGroup = ({ children, orientation = 'vertical', ...props }: CheckboxGroupProps) => {
  const { frame, aria } = splitField(props);
  return (
    <AriaCheckboxGroup data-component="CheckboxGroup" {...aria} className={field}>
      <FieldLabel {...frame} />
      <div className={styles.group[orientation]}>{children}</div>
      <FieldTexts {...frame} />
    </AriaCheckboxGroup>
  );
};
