import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import * as styles from '../Field/Field.css.ts';
import { FieldLabel, type FieldProps, FieldTexts, splitField } from '../Field/Field.tsx';
import { Segments } from './DateParts.tsx';
import { readTime, writeTime } from './iso.ts';

export interface TimeFieldProps extends FieldProps {
  /** `08:30`; `null` is empty. */
  value: string | null;
  onChange: (value: string | null) => void;
  isDisabled?: boolean;
  isReadOnly?: boolean;
}

/** A time of day, typed; arrows step. */
export const TimeField = ({ value, onChange, ...props }: TimeFieldProps) => {
  const { frame, aria } = splitField(props);
  return (
    <AriaTimeField
      data-component="TimeField"
      {...aria}
      hourCycle={24}
      className={styles.field}
      value={readTime(value)}
      onChange={(time) => onChange(writeTime(time))}
    >
      <FieldLabel {...frame} />
      <div className={styles.control()}>
        <Segments />
      </div>
      <FieldTexts {...frame} />
    </AriaTimeField>
  );
};
