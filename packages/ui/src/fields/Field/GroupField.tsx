import { type ReactNode, useId } from 'react';
import * as styles from './Field.css.ts';
import type { FieldProps } from './Field.tsx';

export interface GroupFieldProps extends FieldProps {
  /** Name of the component, for `data-component`. */
  component: string;
  children: ReactNode;
}

/** Label, description and error around several controls that make one value. */
export const GroupField = ({
  component,
  label,
  isLabelHidden = false,
  isRequired = false,
  description,
  errorMessage,
  children,
}: GroupFieldProps) => {
  const id = useId();
  const text = errorMessage ?? description;
  return (
    <div
      role="group"
      data-component={component}
      className={styles.field}
      {...(isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': `${id}label` })}
      {...(text === undefined ? {} : { 'aria-describedby': `${id}text` })}
    >
      {!isLabelHidden && (
        <span id={`${id}label`} className={styles.label}>
          {label}
          {isRequired && (
            <span aria-hidden="true" className={styles.required}>
              *
            </span>
          )}
        </span>
      )}
      {children}
      {text !== undefined && (
        <span id={`${id}text`} className={errorMessage === undefined ? styles.description : styles.error}>
          {text}
        </span>
      )}
    </div>
  );
};
