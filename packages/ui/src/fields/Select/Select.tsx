import type { Ref } from 'react';
import { ChevronsUpDown, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, type Key, SelectValue } from 'react-aria-components/Select';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { list } from '../../primitives/ListBox/ListBox.css.ts';
import { ListMessage, type Option, OptionItem } from '../../primitives/ListBox/ListBox.tsx';
import { surface } from '../../primitives/Popover/surface.css.ts';
import { useTexts } from '../../texts/TextsProvider.tsx';
import * as styles from '../Field/Field.css.ts';
import { FieldLabel, type FieldProps, FieldTexts, splitField } from '../Field/Field.tsx';
import { ReadOnlyField } from '../Field/ReadOnlyField.tsx';
import { clearing, withClear } from './Select.css.ts';

export interface SelectProps<K extends Key> extends FieldProps {
  options: readonly Option<K>[];
  /** Id of the chosen option; `null` is none. */
  value?: K | null;
  defaultValue?: K | null;
  onChange?: (value: K | null) => void;
  placeholder?: string;
  /** Offers a button that takes the choice back. */
  isClearable?: boolean;
  isDisabled?: boolean;
  /** The choice can be reached, read and copied; there is no list. */
  isReadOnly?: boolean;
  /** Marks the field where its caller says elsewhere what is wrong. */
  isInvalid?: boolean;
  /** Where that stands: several fields share the sentence. */
  'aria-describedby'?: string;
  autoFocus?: boolean;
  name?: string;
  onBlur?: () => void;
  onOpenChange?: (isOpen: boolean) => void;
  /** The button, or the text when it is read-only. */
  ref?: Ref<HTMLElement>;
}

/** One of a list that need not be in sight. Typing jumps to a name; for more than about thirty use ComboBox. */
export const Select = <K extends Key>({ isReadOnly = false, ...props }: SelectProps<K>) =>
  isReadOnly ? <FixedSelect {...props} /> : <OpenSelect {...props} />;

type Variant<K extends Key> = Omit<SelectProps<K>, 'isReadOnly'>;

const FixedSelect = <K extends Key>({ options, value, defaultValue, name, ...props }: Variant<K>) => {
  const id = value === undefined ? defaultValue : value;
  return (
    <ReadOnlyField
      {...props}
      component="Select"
      value={options.find((option) => option.id === id)?.name ?? ''}
    >
      {name !== undefined && <input type="hidden" name={name} value={id ?? ''} />}
    </ReadOnlyField>
  );
};

const OpenSelect = <K extends Key>({
  options,
  value,
  onChange,
  placeholder,
  isClearable = false,
  onBlur,
  ref,
  ...props
}: Variant<K>) => {
  const texts = useTexts();
  const { frame, aria } = splitField(props);
  const canClear = isClearable && value !== undefined && value !== null && props.isDisabled !== true;
  return (
    <AriaSelect
      data-component="Select"
      {...aria}
      className={styles.field}
      // It opens to say that there is nothing, instead of doing nothing.
      allowsEmptyCollection
      placeholder={placeholder ?? texts.selectPlaceholder}
      {...(value === undefined ? {} : { value })}
      // Only the options' own ids can come back.
      {...(onChange === undefined ? {} : { onChange: (key: Key | null) => onChange(key as K | null) })}
      {...(onBlur === undefined ? {} : { onBlur: () => onBlur() })}
    >
      <FieldLabel {...frame} />
      <div className={withClear}>
        <Button
          className={styles.control({ isButton: true })}
          {...(ref === undefined ? {} : { ref: ref as Ref<HTMLButtonElement> })}
        >
          <SelectValue<Option<K>> className={styles.valueText}>
            {({ isPlaceholder, selectedText, defaultChildren }) =>
              isPlaceholder ? <span className={styles.placeholder}>{defaultChildren}</span> : selectedText
            }
          </SelectValue>
          <span className={styles.adornment}>
            <Icon>
              <ChevronsUpDown />
            </Icon>
          </span>
        </Button>
        {canClear && (
          <Button
            slot={null}
            aria-label={texts.clear}
            className={`${styles.inner} ${clearing}`}
            onPress={() => onChange?.(null)}
          >
            <Icon>
              <X />
            </Icon>
          </Button>
        )}
      </div>
      <FieldTexts {...frame} />
      <Popover offset={4} className={surface}>
        <ListBox
          items={options}
          className={list}
          renderEmptyState={() => <ListMessage>{texts.noOptions}</ListMessage>}
        >
          {(option) => <OptionItem option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
};
