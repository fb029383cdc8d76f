import { type ClipboardEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { TagGroup } from '../../primitives/Tag/Tag.tsx';
import { useFlowTexts } from '../../texts/flow-texts.ts';
import * as field from '../Field/Field.css.ts';
import { useKeptWhilePressed } from '../Form/kept-while-pressed.ts';
import { FieldLabel, type FieldProps, FieldTexts, splitField } from '../Field/Field.tsx';
import { readAddresses } from './addresses.ts';
import { box, chips, fixed, input, manyChips } from './EmailList.css.ts';

export interface EmailListProps extends FieldProps {
  /** Addresses, each one valid. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Most addresses that are taken. */
  limit?: number;
  /** What is said of texts that are no addresses; by default which text it is. */
  invalidMessage?: string | ((wrong: readonly string[]) => string) | undefined;
  /** Told what stands in the field without being taken: a form that is sent meanwhile has to refuse it. */
  onRestChange?: ((rest: string) => void) | undefined;
  placeholder?: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

type Typed = Pick<EmailListProps, 'value' | 'onChange' | 'invalidMessage' | 'onRestChange'> & {
  limit: number;
};

/** So many chips have room as they are. */
const few = 12;

/** What is typed and not taken yet, and what is wrong with it. */
function useTypedAddresses({ value, onChange, limit, invalidMessage, onRestChange }: Typed) {
  const texts = useFlowTexts();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const hold = (typed: string) => {
    setText(typed);
    if (typed !== text) onRestChange?.(typed);
  };
  const problemOf = (wrong: readonly string[]) => {
    const [first] = wrong;
    if (first === undefined) return undefined;
    if (typeof invalidMessage === 'function') return invalidMessage(wrong);
    return invalidMessage ?? texts.notAnAddress(first);
  };
  const take = (typed: string) => {
    const { addresses, rest } = readAddresses(typed, value);
    const fitting = addresses.slice(0, Math.max(0, limit - value.length));
    const left = [...rest, ...addresses.slice(fitting.length)];
    // First what is left: who checks the addresses that come next must not find the taken ones in the field still.
    hold(left.join(', '));
    if (fitting.length > 0) onChange([...value, ...fitting]);
    const hasTooMany = rest.length === 0 && left.length > 0;
    setProblem(hasTooMany ? texts.tooManyAddresses(limit) : problemOf(rest));
  };
  const type = (typed: string) => {
    hold(typed);
    setProblem(undefined);
  };
  return { text, problem, type, take };
}

/**
 * E-mail addresses as chips. Enter, comma, semicolon, space and leaving take what was typed; a pasted list is taken
 * apart. What is no address stays in the field with the reason.
 */
export const EmailList = ({
  value,
  onChange,
  limit = Number.POSITIVE_INFINITY,
  invalidMessage,
  onRestChange,
  placeholder,
  onBlur,
  ref,
  ...props
}: EmailListProps) => {
  const texts = useFlowTexts();
  const { text, problem, type, take } = useTypedAddresses({
    value,
    onChange,
    limit,
    invalidMessage,
    onRestChange,
  });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if ([',', ';', ' '].includes(event.key) || (event.key === 'Enter' && text !== '')) {
      event.preventDefault();
      take(text);
    } else if (event.key === 'Backspace' && text === '' && value.length > 0) onChange(value.slice(0, -1));
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (readAddresses(pasted, value).addresses.length === 0) return;
    event.preventDefault();
    take(`${text} ${pasted}`);
  };
  const group = useRef<HTMLDivElement>(null);
  const remove = (address: string) => {
    // The last chip goes with all that held them: the focus must not go along.
    if (value.length === 1) group.current?.querySelector('input')?.focus();
    onChange(value.filter((other) => other !== address));
  };
  // It is left by the press of a button, which stays under the pointer.
  const errorMessage = useKeptWhilePressed(problem ?? props.errorMessage);
  const { frame, aria } = splitField({ ...props, errorMessage });
  const isFixed = props.isDisabled === true || props.isReadOnly === true;
  return (
    <TextField
      data-component="EmailList"
      {...aria}
      className={field.field}
      value={text}
      onChange={type}
      onBlur={() => (take(text), onBlur?.())}
    >
      <FieldLabel {...frame} />
      <Group ref={group} className={`${field.control({ hasTags: value.length > 0 })} ${box}`}>
        {value.length > 0 && (
          <div className={value.length > few ? `${chips} ${manyChips}` : chips}>
            <TagGroup
              label={texts.addresses}
              items={value.map((address) => ({ id: address, name: address }))}
              isDisabled={props.isDisabled === true}
              {...(isFixed ? {} : { onRemove: remove })}
            />
          </div>
        )}
        <Input
          type="text"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={`${field.input} ${isFixed && value.length > 0 ? fixed : input}`}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          {...(placeholder === undefined || value.length > 0 ? {} : { placeholder })}
          {...(ref === undefined ? {} : { ref })}
        />
      </Group>
      <FieldTexts {...frame} />
    </TextField>
  );
};
