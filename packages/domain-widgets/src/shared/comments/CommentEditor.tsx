import { Button } from '@crt/ui/Button';
import { Inline, Stack } from '@crt/ui/Stack';
import { TextArea } from '@crt/ui/TextField';
import { useUnsavedChanges } from '@crt/ui/use-unsaved-changes';
import { useState } from 'react';
import { commentTexts as texts } from './comment.texts.ts';
import { useKeptText } from './use-kept-text.ts';

export interface CommentEditorProps {
  readonly initialText?: string;
  readonly submitLabel: string;
  /** Saves; answers false when what was typed has to stay. */
  readonly onSubmit: (text: string) => Promise<boolean>;
  /** Closes without saving; without it there is nothing to close. */
  readonly onCancel?: () => void;
  /** Why nothing can be written now. */
  readonly disabledReason?: string | undefined;
  /** Why nothing can be saved at this moment; writing goes on. */
  readonly lockedReason?: string | undefined;
  readonly hasFocus?: boolean;
  /** Under which name what is typed outlives a reload; without it, it does not. */
  readonly keptAs?: string | undefined;
}

/** As the contract allows. */
const maximumLength = 4000;

/** A comment being written: empty ones are refused where they stand, and a failure loses nothing (F47). */
export const CommentEditor = (props: CommentEditorProps) => {
  const {
    initialText = '',
    submitLabel,
    onSubmit,
    onCancel,
    disabledReason,
    lockedReason,
    hasFocus = false,
    keptAs,
  } = props;
  const [text, setText] = useKeptText(keptAs, initialText);
  const [isRefused, setIsRefused] = useState(false);
  const [isPending, setIsPending] = useState(false);
  // The second click of a double click, which finds the field empty again, is no attempt to add nothing.
  const [isSaved, setIsSaved] = useState(false);
  const isEmpty = text.trim() === '';
  const fault = faultOf(text.trim());
  useUnsavedChanges({ isDirty: !isEmpty && text !== initialText });
  const submit = async () => {
    if (isSaved && isEmpty) return;
    setIsRefused(fault !== undefined);
    if (fault !== undefined || isPending) return;
    setIsPending(true);
    const isDone = await onSubmit(text.trim());
    setIsPending(false);
    setIsSaved(isDone);
    if (isDone) setText('');
  };
  return (
    <Stack gap={2}>
      <TextArea
        label={texts.label}
        isLabelHidden
        placeholder={texts.label}
        rows={2}
        value={text}
        onChange={(typed) => {
          setIsSaved(false);
          setText(typed);
        }}
        autoFocus={hasFocus}
        isDisabled={disabledReason !== undefined}
        errorMessage={isRefused || !isEmpty ? fault : undefined}
      />
      <Inline justify="end">
        {onCancel && (
          <Button onPress={onCancel} isDisabled={isPending}>
            {texts.cancel}
          </Button>
        )}
        <Button
          tone="accent"
          variant="solid"
          isPending={isPending}
          // Its own saving is no reason to tell; it is seen.
          disabledReason={disabledReason ?? (isPending ? undefined : lockedReason)}
          onPress={() => void submit()}
        >
          {submitLabel}
        </Button>
      </Inline>
    </Stack>
  );
};

/** Too long a text is told, and stays to be shortened: a field that cuts it off while pasting loses the end unseen. */
function faultOf(text: string): string | undefined {
  if (text === '') return texts.empty;
  return text.length > maximumLength ? texts.tooLong(maximumLength, text.length) : undefined;
}
