import { type ReactNode, useId } from 'react';
import * as styles from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/Field.tsx';

interface Ids {
  id: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
}

/** Label, description and error around a control that react-aria has no field for. */
export const MultiSelectFrame = ({
  label,
  isLabelHidden = false,
  isRequired = false,
  description,
  errorMessage,
  children,
}: FieldProps & { children: (ids: Ids) => ReactNode }) => {
  const id = useId();
  const hasText = errorMessage !== undefined || description !== undefined;
  return (
    <div data-component="MultiSelect" className={styles.field}>
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
      {children({
        id,
        ...(isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': `${id}label ${id}` }),
        ...(hasText ? { 'aria-describedby': `${id}text` } : {}),
      })}
      {hasText && (
        <span id={`${id}text`} className={errorMessage === undefined ? styles.description : styles.error}>
          {errorMessage ?? description}
        </span>
      )}
    </div>
  );
};
