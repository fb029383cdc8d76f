import { useWrite } from '@crt/api-client/hooks';
import {
  addManufacturingComment,
  deleteManufacturingComment,
  editManufacturingComment,
} from '@crt/api-client/main/manufacturing-comment';
import type { ManufacturingCycleDetails } from '@crt/api-client/types-main';
import { commentTexts as texts } from '../../shared/comments/comment.texts.ts';
import { CommentsPanel } from '../../shared/comments/CommentsPanel.tsx';
import { useLockedAttempt } from '../../shared/edit/attempt.ts';
import { useEditLock } from '../../shared/edit/EditLock.tsx';

export interface ConnectedCycleCommentsProps {
  readonly details: ManufacturingCycleDetails;
  /** Subject id of the signed-in person. */
  readonly userId: string | undefined;
}

/** The comments of a cycle, by the rules of those of a plan (H19, F47 to F49). */
export const ConnectedCycleComments = ({ details, userId }: ConnectedCycleCommentsProps) => {
  const { id: manufacturingCycleId } = details;
  const add = useWrite(addManufacturingComment);
  const edit = useWrite(editManufacturingComment);
  const remove = useWrite(deleteManufacturingComment);
  const attempt = useLockedAttempt();
  const { isLocked } = useEditLock();
  return (
    <CommentsPanel
      comments={details.comments}
      canManageComments={details.canManageComments}
      userId={userId}
      mayAdd={details.canManageFulfilmentPlan || details.canManageManufacturingCycles}
      isLocked={isLocked}
      keptAs={userId && `crt.comment.cycle.${manufacturingCycleId}.${userId}`}
      onAdd={(text) =>
        attempt(() => add.mutateAsync({ body: { manufacturingCycleId, text } }), {
          done: texts.added,
          failed: texts.addFailed,
        })
      }
      onEdit={({ id: commentId }, text) =>
        attempt(() => edit.mutateAsync({ body: { manufacturingCycleId, commentId, text } }), {
          done: texts.edited,
          failed: texts.editFailed,
        })
      }
      onRemove={({ id: commentId }) =>
        void attempt(() => remove.mutateAsync({ body: { manufacturingCycleId, commentId } }), {
          deleteQuestion: texts.removeQuestion,
          done: texts.deleted,
          failed: texts.deleteFailed,
        })
      }
    />
  );
};
