import { Button } from '@crt/ui/Button';
import { Inline, Stack } from '@crt/ui/Stack';
import { TextArea } from '@crt/ui/TextField';
import { useState } from 'react';
import { commentTexts as texts } from './comment.texts.ts';

export interface CommentEditorProps {
  readonly initialText?: string;
  readonly submitLabel: string;
  /** Saves; answers false when what was typed has to stay. */
  readonly onSubmit: (text: string) => Promise<boolean>;
  /** Closes without saving; without it there is nothing to close. */
  readonly onCancel?: () => void;
  /** Why nothing can be saved now. */
  readonly disabledReason?: string | undefined;
  readonly hasFocus?: boolean;
}

/** As the contract allows. */
const maximumLength = 4000;

/** A comment being written: empty ones are refused where they stand, and a failure loses nothing (F47). */
export const CommentEditor = (props: CommentEditorProps) => {
  const { initialText = '', submitLabel, onSubmit, onCancel, disabledReason, hasFocus = false } = props;
  const [text, setText] = useState(initialText);
  const [isRefused, setIsRefused] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const isEmpty = text.trim() === '';
  const submit = async () => {
    setIsRefused(isEmpty);
    if (isEmpty || isPending) return;
    setIsPending(true);
    const isSaved = await onSubmit(text.trim());
    setIsPending(false);
    if (isSaved) setText('');
  };
  return (
    <Stack gap={2}>
      <TextArea
        label={texts.label}
        isLabelHidden
        placeholder={texts.label}
        rows={2}
        maxLength={maximumLength}
        value={text}
        onChange={setText}
        autoFocus={hasFocus}
        isDisabled={disabledReason !== undefined}
        errorMessage={isRefused && isEmpty ? texts.empty : undefined}
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
          disabledReason={disabledReason}
          onPress={() => void submit()}
        >
          {submitLabel}
        </Button>
      </Inline>
    </Stack>
  );
};
