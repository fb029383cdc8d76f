import { type ReactNode, useId } from 'react';
import { useTexts } from '../../texts/TextsProvider.tsx';
import * as styles from './Field.css.ts';
import type { FieldProps } from './Field.tsx';

/** What a single control must carry so that it has the field's name and texts. */
interface ControlNames {
  id: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
}

export interface PlainFieldProps extends FieldProps {
  /** Name of the component, for `data-component`. */
  component: string;
  /** Several controls that together make one value, a group; or one control, which takes the names itself. */
  children: ReactNode | ((names: ControlNames) => ReactNode);
}

/** Label, description and error where react-aria has no field for the control. */
export const PlainField = ({
  component,
  label,
  isLabelHidden = false,
  isRequired = false,
  description,
  errorMessage,
  children,
}: PlainFieldProps) => {
  const id = useId();
  const words = useTexts();
  const text = errorMessage ?? description;
  // Groups and buttons cannot be required themselves, and the star is for the eye. An error says what is missing.
  const saysRequired = isRequired && errorMessage === undefined;
  const describedBy = [
    ...(text === undefined ? [] : [`${id}text`]),
    ...(saysRequired ? [`${id}required`] : []),
  ].join(' ');
  const isGroup = typeof children !== 'function';
  // A control says its own content, the chosen value, after the label.
  const labelledBy = isGroup ? `${id}label` : `${id}label ${id}`;
  const names: ControlNames = {
    id,
    ...(isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': labelledBy }),
    ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
  };
  return (
    <div
      data-component={component}
      className={styles.field}
      {...(isGroup ? { role: 'group', ...names } : {})}
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
      {isGroup ? children : children(names)}
      {text !== undefined && (
        <span id={`${id}text`} className={errorMessage === undefined ? styles.description : styles.error}>
          {text}
        </span>
      )}
      {saysRequired && (
        <span hidden id={`${id}required`}>
          {words.required}
        </span>
      )}
    </div>
  );
};
