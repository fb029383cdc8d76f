import type { Comment } from '@crt/api-client/types-main';
import { IconButton } from '@crt/ui/Button';
import { DateTime } from '@crt/ui/DateTime';
import { Text } from '@crt/ui/Text';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { commentTexts as texts } from './comment.texts.ts';
import { CommentEditor } from './CommentEditor.tsx';
import * as styles from './CommentsPanel.css.ts';

export interface CommentItemProps {
  readonly comment: Comment;
  /** Written by the person who looks at it: only then it can be changed (F48). */
  readonly isMine: boolean;
  readonly disabledReason: string | undefined;
  /** Why nothing can be saved at this moment. */
  readonly lockedReason: string | undefined;
  readonly onEdit: (comment: Comment, text: string) => Promise<boolean>;
  readonly onRemove: (comment: Comment) => void;
}

/** One comment: who, when and what; its author edits it where it stands. */
export const CommentItem = ({
  comment,
  isMine,
  disabledReason,
  lockedReason,
  onEdit,
  onRemove,
}: CommentItemProps) => {
  const [step, setStep] = useState<'reading' | 'editing' | 'edited'>('reading');
  const isEditing = step === 'editing';
  const save = async (text: string) => {
    const isSaved = await onEdit(comment, text);
    if (isSaved) setStep('edited');
    return isSaved;
  };
  return (
    <li className={styles.item}>
      <div className={styles.facts}>
        <Text weight="medium">{comment.userSymbol}</Text>
        <Text size="caption" tone="muted" isNumeric>
          <DateTime value={comment.modifiedDate} />
        </Text>
        {isMine && !isEditing && (
          <span className={styles.actions}>
            <IconButton
              label={texts.edit}
              icon={<Pencil />}
              size="small"
              disabledReason={disabledReason ?? lockedReason}
              // Whoever leaves the editor stands where it was opened, not at the top of the page.
              autoFocus={step === 'edited'}
              onPress={() => setStep('editing')}
            />
            <IconButton
              label={texts.remove}
              icon={<Trash2 />}
              size="small"
              disabledReason={disabledReason ?? lockedReason}
              onPress={() => onRemove(comment)}
            />
          </span>
        )}
      </div>
      {isEditing ? (
        <CommentEditor
          initialText={comment.text}
          submitLabel={texts.apply}
          onSubmit={save}
          lockedReason={lockedReason}
          onCancel={() => setStep('edited')}
          hasFocus
        />
      ) : (
        <p className={styles.text}>{comment.text}</p>
      )}
    </li>
  );
};
