import { type ReactNode, type Ref, useState } from 'react';
import { ChevronsUpDown, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import type { Key } from 'react-aria-components/Select';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { list } from '../../primitives/ListBox/ListBox.css.ts';
import { ListMessage, type Option, OptionItem } from '../../primitives/ListBox/ListBox.tsx';
import { surface } from '../../primitives/Popover/surface.css.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { useTexts } from '../../texts/TextsProvider.tsx';
import * as styles from '../Field/Field.css.ts';
import { FieldLabel, type FieldProps, FieldTexts, splitField } from '../Field/Field.tsx';
import { type LoadOptions, useRemoteOptions } from './use-remote-options.ts';

interface Common extends FieldProps {
  placeholder?: string;
  isDisabled?: boolean;
  autoFocus?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

export interface ComboBoxProps<K extends Key> extends Common {
  options: readonly Option<K>[];
  /** Id of the chosen option; `null` is none. */
  value?: K | null;
  defaultValue?: K | null;
  onChange?: (value: K | null) => void;
}

/** One of a long list, found by typing any part of its name. */
export const ComboBox = <K extends Key>({
  options,
  value,
  defaultValue,
  onChange,
  ...props
}: ComboBoxProps<K>) => (
  <ComboBoxFrame<K>
    {...props}
    aria={{
      defaultItems: options,
      ...(value === undefined ? {} : { value }),
      ...(defaultValue === undefined ? {} : { defaultValue }),
      // Only the options' own ids can come back.
      ...(onChange === undefined ? {} : { onChange: (key: Key | null) => onChange(key as K | null) }),
    }}
  />
);

export interface RemoteComboBoxProps<K extends Key> extends Common {
  /** Answers what matches the typed text; an older question is cancelled through its signal. */
  load: LoadOptions<K>;
  /** The whole option, because its name cannot be looked up here. */
  value: Option<K> | null;
  onChange: (value: Option<K> | null) => void;
  /** Letters needed before anything is asked. */
  minimumLetters?: number;
}

/** One of very many, searched for elsewhere while typing (300 ms after the last key). */
export const RemoteComboBox = <K extends Key>({
  load,
  value,
  onChange,
  minimumLetters = 0,
  ...props
}: RemoteComboBoxProps<K>) => {
  const texts = useTexts();
  const [input, setInput] = useState(value?.name ?? '');
  const [shown, setShown] = useState(value?.id);
  if (shown !== value?.id) {
    setShown(value?.id);
    setInput(value?.name ?? '');
  }
  const { options, state, search } = useRemoteOptions(load, minimumLetters);
  const choose = (key: Key | null) => {
    const option = options.find((candidate) => candidate.id === key) ?? null;
    setShown(option?.id);
    setInput(option?.name ?? '');
    onChange(option);
  };
  return (
    <ComboBoxFrame<K>
      {...props}
      isLoading={state === 'loading'}
      message={
        state === 'failed'
          ? texts.optionsFailed
          : state === 'loading'
            ? texts.loadingOptions
            : texts.noOptions
      }
      aria={{
        items: options,
        value: value?.id ?? null,
        inputValue: input,
        defaultFilter: () => true,
        allowsEmptyCollection: input.length >= minimumLetters,
        onChange: choose,
        onOpenChange: (isOpen) => isOpen && search(input === value?.name ? '' : input),
        onInputChange: (text) => {
          if (text === input) return;
          setInput(text);
          if (text === '' && value !== null) onChange(null);
          if (text !== value?.name) search(text);
        },
      }}
    />
  );
};

interface ComboBoxFrameProps<K extends Key> extends Common {
  aria: Partial<AriaComboBoxProps<Option<K>>>;
  isLoading?: boolean;
  message?: ReactNode;
}

const ComboBoxFrame = <K extends Key>({
  aria: source,
  isLoading = false,
  message,
  placeholder,
  onBlur,
  ref,
  ...props
}: ComboBoxFrameProps<K>) => {
  const texts = useTexts();
  const { frame, aria } = splitField(props);
  const canClear = source.value !== undefined && source.value !== null && props.isDisabled !== true;
  return (
    <AriaComboBox<Option<K>>
      data-component="ComboBox"
      menuTrigger="focus"
      {...aria}
      {...source}
      {...(onBlur === undefined ? {} : { onBlur: () => onBlur() })}
      className={styles.field}
    >
      <FieldLabel {...frame} />
      <Group className={styles.control()}>
        <Input
          className={styles.input}
          placeholder={placeholder ?? texts.searchPlaceholder}
          {...(ref === undefined ? {} : { ref })}
        />
        {isLoading && (
          <span className={styles.adornment}>
            <Spinner label={texts.loadingOptions} />
          </span>
        )}
        {canClear && (
          <Button
            slot={null}
            className={styles.inner}
            aria-label={texts.clear}
            onPress={() => source.onChange?.(null)}
          >
            <Icon>
              <X />
            </Icon>
          </Button>
        )}
        <Button className={styles.inner}>
          <Icon>
            <ChevronsUpDown />
          </Icon>
        </Button>
      </Group>
      <FieldTexts {...frame} />
      <Popover offset={4} className={surface}>
        <ListBox<Option<K>>
          className={list}
          renderEmptyState={() => <ListMessage>{message ?? texts.noOptions}</ListMessage>}
        >
          {(option) => <OptionItem option={option} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
};
