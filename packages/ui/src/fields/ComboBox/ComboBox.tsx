import type { Key } from 'react-aria-components/Select';
import type { Option } from '../../primitives/ListBox/ListBox.tsx';
import { type ComboBoxFieldProps, ComboBoxFrame } from './ComboBoxFrame.tsx';
import { useOptionFilter } from './find-option.ts';

export interface ComboBoxProps<K extends Key> extends ComboBoxFieldProps {
  options: readonly Option<K>[];
  /** Id of the chosen option; `null` is none. */
  value?: K | null;
  defaultValue?: K | null;
  onChange?: (value: K | null) => void;
}

/** One of a long list, found by typing any part of its name or of its keywords. */
export const ComboBox = <K extends Key>({
  options,
  value,
  defaultValue,
  onChange,
  ...props
}: ComboBoxProps<K>) => {
  const isFound = useOptionFilter(options);
  return (
    <ComboBoxFrame<K>
      {...props}
      aria={{
        defaultItems: options,
        defaultFilter: isFound,
        ...(value === undefined ? {} : { value }),
        ...(defaultValue === undefined ? {} : { defaultValue }),
        // Only the options' own ids can come back.
        ...(onChange === undefined ? {} : { onChange: (key: Key | null) => onChange(key as K | null) }),
      }}
    />
  );
};
