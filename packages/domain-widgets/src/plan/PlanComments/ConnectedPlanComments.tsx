import { useRead, useWrite } from '@crt/api-client/hooks';
import {
  addPlanComment,
  deletePlanComment,
  editPlanComment,
  listPlanComments,
} from '@crt/api-client/main/plan-comment';
import { SkeletonText } from '@crt/ui/Skeleton';
import { useLockedAttempt } from '../../shared/edit/attempt.ts';
import { useEditLock } from '../../shared/edit/EditLock.tsx';
import { commentTexts as texts } from '../../shared/comments/comment.texts.ts';
import { CommentsPanel } from '../../shared/comments/CommentsPanel.tsx';
import { FailedRead } from '../../shared/read/FailedRead.tsx';

export interface ConnectedPlanCommentsProps {
  readonly planId: number;
  /** Subject id of the signed-in person. */
  readonly userId: string | undefined;
  /** Whether this person manages plans or cycles (F48). */
  readonly mayAdd: boolean;
}

/** The comments of a plan: read, written, edited and deleted (F47 to F49). */
export const ConnectedPlanComments = ({ planId, userId, mayAdd }: ConnectedPlanCommentsProps) => {
  const list = useRead(listPlanComments, { id: planId });
  const add = useWrite(addPlanComment);
  const edit = useWrite(editPlanComment);
  const remove = useWrite(deletePlanComment);
  const attempt = useLockedAttempt();
  const { isLocked } = useEditLock();
  // A failed reload leaves the comments that are there, and the one that is being written.
  if (list.isLoadingError) {
    return (
      <FailedRead
        error={list.error}
        failed={texts.failed}
        onRetry={list.refetch}
        isRetrying={list.isFetching}
      />
    );
  }
  if (!list.data) return <SkeletonText lines={4} />;
  return (
    <CommentsPanel
      comments={list.data.comments}
      canManageComments={list.data.canManageComments}
      userId={userId}
      mayAdd={mayAdd}
      isLocked={isLocked}
      // Of this person and plan: somebody else who signs in here sees nothing of it.
      keptAs={userId && `crt.comment.plan.${planId}.${userId}`}
      onAdd={(commentText) =>
        attempt(() => add.mutateAsync({ body: { fulfilmentPlanId: planId, commentText } }), {
          done: texts.added,
          failed: texts.addFailed,
        })
      }
      onEdit={({ id: commentId }, commentText) =>
        attempt(() => edit.mutateAsync({ body: { fulfilmentPlanId: planId, commentId, commentText } }), {
          done: texts.edited,
          failed: texts.editFailed,
        })
      }
      onRemove={({ id }) =>
        void attempt(() => remove.mutateAsync({ id }), {
          deleteQuestion: texts.removeQuestion,
          done: texts.deleted,
          failed: texts.deleteFailed,
        })
      }
    />
  );
};
