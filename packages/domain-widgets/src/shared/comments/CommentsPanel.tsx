import type { Comment } from '@crt/api-client/types-main';
import { EmptyState } from '@crt/ui/EmptyState';
import { useLayoutEffect, useRef } from 'react';
import { editTexts } from '../edit/edit.texts.ts';
import { commentTexts as texts } from './comment.texts.ts';
import { CommentEditor } from './CommentEditor.tsx';
import { CommentItem } from './CommentItem.tsx';
import * as styles from './CommentsPanel.css.ts';

export interface CommentsPanelProps {
  /** Newest first. */
  readonly comments: readonly Comment[];
  /** Subject id of the person who looks at them (F48). */
  readonly userId: string | undefined;
  /** Whether this person writes comments at all; otherwise there is no place to write (F48). */
  readonly mayAdd: boolean;
  /** False where the record takes no comments now: everything stands there disabled (F48). */
  readonly canManageComments: boolean;
  /** Another edit of the page runs (F10); what is typed meanwhile stays. */
  readonly isLocked?: boolean;
  /** Each answers false when what was typed has to stay. */
  readonly onAdd: (text: string) => Promise<boolean>;
  readonly onEdit: (comment: Comment, text: string) => Promise<boolean>;
  readonly onRemove: (comment: Comment) => void;
  /** Under which name a new comment that is being written outlives a reload. */
  readonly keptAs?: string | undefined;
}

/** What people told each other about a plan or a cycle (F47 to F49). */
export const CommentsPanel = (props: CommentsPanelProps) => {
  const { comments, userId, mayAdd, canManageComments, isLocked = false, onAdd, onEdit, onRemove } = props;
  const disabledReason = canManageComments ? undefined : texts.disabled;
  const shared = {
    disabledReason,
    lockedReason: isLocked ? editTexts.locked : undefined,
  };
  const kept = useFocusKept(comments);
  return (
    <section {...kept} className={styles.panel} aria-label={texts.title} data-component="CommentsPanel">
      {mayAdd && <CommentEditor submitLabel={texts.add} onSubmit={onAdd} keptAs={props.keptAs} {...shared} />}
      {comments.length === 0 ? (
        <EmptyState reason="nothingYet" title={texts.none} />
      ) : (
        <ul className={styles.list}>
          {comments.map((comment) => (
            <CommentItem
              key={comment.id}
              comment={comment}
              isMine={comment.userId === userId}
              onEdit={onEdit}
              onRemove={onRemove}
              {...shared}
            />
          ))}
        </ul>
      )}
    </section>
  );
};

/** A comment that is deleted does not take the focus along: writing goes on above the others. */
function useFocusKept(comments: readonly Comment[]) {
  const panel = useRef<HTMLElement>(null);
  const isInside = useRef(false);
  useLayoutEffect(() => {
    // Nobody hears of a focus that was removed.
    if (isInside.current && document.activeElement === document.body)
      panel.current?.querySelector('textarea')?.focus();
  }, [comments]);
  return {
    ref: panel,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: () => {
      isInside.current = false;
    },
  };
}
