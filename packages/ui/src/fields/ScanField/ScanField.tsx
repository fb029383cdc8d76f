import { type KeyboardEvent, type Ref, useState } from 'react';
import { ScanLine } from 'lucide-react';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface ScanFieldProps extends Pick<
  TextFieldProps,
  'label' | 'isLabelHidden' | 'description' | 'placeholder' | 'isDisabled' | 'isReadOnly' | 'autoFocus'
> {
  /**
   * A code was scanned, or typed and ended with Enter: without the blanks around it and without control characters, of
   * which codes with several parts have some. Gives what is wrong with it in words, or nothing when it led somewhere;
   * it does not throw.
   */
  onScan: (code: string) => Promise<string | undefined>;
  /** A code that could not be used. */
  errorMessage?: string;
  maxLength?: number;
  ref?: Ref<HTMLInputElement>;
}

const readable = (text: string): string => text.replaceAll(/\p{Cc}/gu, '').trim();

/**
 * Takes what a hand scanner types, which ends with Enter. What led somewhere is taken away; what did not stays chosen,
 * so that the next scan writes over it.
 */
export const ScanField = ({ onScan, errorMessage, maxLength = 200, ref, ...props }: ScanFieldProps) => {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const scan = async (input: HTMLInputElement) => {
    const scanned = readable(code);
    if (scanned === '' || isBusy) return;
    setBusy(true);
    const wrong = await onScan(scanned).finally(() => setBusy(false));
    setFailure(wrong);
    if (wrong === undefined) setCode('');
    else input.select();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A form around it is not sent by a scan.
    if (event.key === 'Enter') event.preventDefault();
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) void scan(event.target);
  };
  return (
    // A code can be scanned again: a dialog around does not ask whether it may be discarded.
    <div role="presentation" onInput={(event) => event.stopPropagation()}>
      <TextField
        {...props}
        {...(ref === undefined ? {} : { ref })}
        icon={<ScanLine />}
        isNumeric
        value={code}
        maxLength={maxLength}
        onChange={(text) => {
          setCode(text);
          setFailure(undefined);
        }}
        onKeyDown={onKeyDown}
        errorMessage={failure ?? errorMessage}
        {...(isBusy && { isReadOnly: true, suffix: <Spinner /> })}
      />
    </div>
  );
};
