import { useWrite } from '@crt/api-client/hooks';
import {
  addCombinedOrderComment,
  deleteCombinedOrderComment,
  editCombinedOrderComment,
} from '@crt/api-client/main/combined-order-comment';
import type { CombinedOrder } from '@crt/api-client/types-main';
import { Card } from '@crt/ui/Card';
import { Stack } from '@crt/ui/Stack';
import { Heading } from '@crt/ui/Text';
import { commentTexts as texts } from '../../shared/comments/comment.texts.ts';
import { CommentsPanel } from '../../shared/comments/CommentsPanel.tsx';
import { useLockedAttempt } from '../../shared/edit/attempt.ts';
import { useEditLock } from '../../shared/edit/EditLock.tsx';
import { combinedOrderTexts } from './combined-order.texts.ts';

export interface ConnectedOrderCommentsProps {
  readonly order: CombinedOrder;
  /** Subject id of the signed-in person. */
  readonly userId: string | undefined;
  readonly mayAdd: boolean;
}

/** The comments of an order, by the rules of those of a plan (L17, L24). */
export const ConnectedOrderComments = ({ order, userId, mayAdd }: ConnectedOrderCommentsProps) => {
  const add = useWrite(addCombinedOrderComment);
  const edit = useWrite(editCombinedOrderComment);
  const remove = useWrite(deleteCombinedOrderComment);
  const attempt = useLockedAttempt();
  const { isLocked } = useEditLock();
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2} size="body">
          {combinedOrderTexts.details.comments}
        </Heading>
        {/* A region of its own, called as its heading. */}
        <CommentsPanel
          comments={order.comments}
          canManageComments
          userId={userId}
          mayAdd={mayAdd}
          isLocked={isLocked}
          keptAs={userId && `crt.comment.combined-order.${order.id}.${userId}`}
          onAdd={(text) =>
            attempt(() => add.mutateAsync({ id: order.id, body: { text } }), {
              done: texts.added,
              failed: texts.addFailed,
            })
          }
          onEdit={({ id }, text) =>
            attempt(() => edit.mutateAsync({ id, body: { text } }), {
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
      </Stack>
    </Card>
  );
};
