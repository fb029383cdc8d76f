import type { ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from '../Field/Field.css.ts';
import { FieldLabel, type FieldProps, FieldTexts, splitField, withNotice } from '../Field/Field.tsx';
import { resizing } from './TextField.css.ts';
import { usePasteLimit } from './use-paste-limit.ts';

type Bare = Omit<
  AriaTextFieldProps,
  'className' | 'style' | 'children' | 'render' | 'validate' | 'validationBehavior'
>;

export interface TextFieldProps extends Bare, FieldProps {
  /** An example, never the label. */
  placeholder?: string;
  /** A lucide icon in front. */
  icon?: ReactNode;
  /** A unit or a short fact behind the text. */
  suffix?: ReactNode;
  /** For ids and codes: digits of one width. */
  isNumeric?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export const TextField = ({
  placeholder,
  icon,
  suffix,
  isNumeric = false,
  ref,
  ...props
}: TextFieldProps) => {
  const { message, ...pasting } = usePasteLimit(props.maxLength);
  const { frame, aria } = splitField(withNotice(props, message));
  return (
    <AriaTextField data-component="TextField" {...aria} className={styles.field}>
      <FieldLabel {...frame} />
      <Group className={styles.control()} {...pasting}>
        {icon !== undefined && (
          <span className={styles.adornment}>
            <Icon>{icon}</Icon>
          </span>
        )}
        <Input
          className={`${styles.input} ${isNumeric ? styles.numeric : ''}`}
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(ref === undefined ? {} : { ref })}
        />
        {suffix !== undefined && <span className={styles.adornment}>{suffix}</span>}
      </Group>
      <FieldTexts {...frame} />
    </AriaTextField>
  );
};

export interface TextAreaProps extends Bare, FieldProps {
  placeholder?: string;
  /** Height in lines; it grows with the text up to twelve. */
  rows?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export const TextArea = ({ placeholder, rows = 4, ref, ...props }: TextAreaProps) => {
  const { message, ...pasting } = usePasteLimit(props.maxLength);
  const { frame, aria } = splitField(withNotice(props, message));
  return (
    <AriaTextField data-component="TextArea" {...aria} className={styles.field}>
      <FieldLabel {...frame} />
      <Group className={styles.control({ isTall: true })} {...pasting}>
        <AriaTextArea
          className={`${styles.input} ${resizing}`}
          rows={rows}
          style={{ minBlockSize: `${rows}lh`, maxBlockSize: `${Math.max(12, rows)}lh` }}
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(ref === undefined ? {} : { ref })}
        />
      </Group>
      <FieldTexts {...frame} />
    </AriaTextField>
  );
};
