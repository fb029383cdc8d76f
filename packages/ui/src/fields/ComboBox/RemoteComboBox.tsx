import { useState } from 'react';
import type { Key } from 'react-aria-components/Select';
import type { Option } from '../../primitives/ListBox/ListBox.tsx';
import { useTexts } from '../../texts/TextsProvider.tsx';
import { type ComboBoxFieldProps, ComboBoxFrame } from './ComboBoxFrame.tsx';
import { type LoadOptions, useRemoteOptions } from './use-remote-options.ts';

export interface RemoteComboBoxProps<K extends Key> extends ComboBoxFieldProps {
  /** Answers what matches the typed text; an older question is cancelled through its signal. */
  load: LoadOptions<K>;
  /** The whole option, because its name cannot be looked up here. */
  value: Option<K> | null;
  onChange: (value: Option<K> | null) => void;
  /** Letters needed before anything is asked. */
  minimumLetters?: number;
  /** Milliseconds after the last key; default 300. */
  pause?: number;
}

/** One of very many, searched for elsewhere while typing (300 ms after the last key). */
export const RemoteComboBox = <K extends Key>({
  load,
  value,
  onChange,
  minimumLetters = 0,
  pause,
  ...props
}: RemoteComboBoxProps<K>) => {
  const texts = useTexts();
  const [input, setInput] = useState(value?.name ?? '');
  const [shown, setShown] = useState(value?.id);
  if (shown !== value?.id) {
    setShown(value?.id);
    setInput(value?.name ?? '');
  }
  const isTooShort = input.length < minimumLetters;
  const { options, state, search } = useRemoteOptions(load, minimumLetters, pause);
  // What is chosen stays in the list while its name stands in the field; without it the field would empty itself.
  const isShown = value !== null && input === value.name && !options.some(({ id }) => id === value.id);
  const items = isShown ? [value, ...options] : options;
  const choose = (key: Key | null) => {
    const option = items.find((candidate) => candidate.id === key) ?? null;
    setShown(option?.id);
    setInput(option?.name ?? '');
    onChange(option);
  };
  return (
    <ComboBoxFrame<K>
      {...props}
      isLoading={state === 'loading'}
      message={isTooShort ? texts.typeToSearch : messageOf(state, texts)}
      aria={{
        items,
        value: value?.id ?? null,
        inputValue: input,
        defaultFilter: () => true,
        // Until there is something to look for the list stays out of the way: it would lie over what is below.
        menuTrigger: isTooShort ? 'input' : 'focus',
        allowsEmptyCollection: true,
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

function messageOf(state: 'idle' | 'loading' | 'failed', texts: ReturnType<typeof useTexts>): string {
  if (state === 'failed') return texts.optionsFailed;
  return state === 'loading' ? texts.loadingOptions : texts.noOptions;
}
