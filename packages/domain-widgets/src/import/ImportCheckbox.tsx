import { Checkbox } from '@crt/ui/Checkbox';
import { FormField } from '@crt/ui/Form';

export interface ImportCheckboxProps {
  /** `options.` and the name of the option, or another field of the form. */
  readonly name: string;
  readonly children: string;
}

/** A yes or no in the form of an import. */
export const ImportCheckbox = ({ name, children }: ImportCheckboxProps) => (
  <FormField<Record<string, boolean>, string> name={name}>
    {({ value, onChange, onBlur }) => (
      <Checkbox isSelected={value} onChange={onChange} onBlur={onBlur}>
        {children}
      </Checkbox>
    )}
  </FormField>
);
