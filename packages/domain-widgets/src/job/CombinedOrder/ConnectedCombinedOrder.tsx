import { skipToken, useRead, useWrite } from '@crt/api-client/hooks';
import {
  addCombinedPlan,
  getCombinedOrderWorkOrder,
  listCombinedManufacturingJobs,
  listCombinedOrderCandidates,
  removeCombinedPlan,
} from '@crt/api-client/main/combined-order';
import type { CombinedOrder, WorkOrderJob } from '@crt/api-client/types-main';
import { combinedOrderStatus, isAddGateOpen } from '@crt/domain/combined-order';
import { SkeletonText } from '@crt/ui/Skeleton';
import { SplitView } from '@crt/ui/SplitView';
import { Stack } from '@crt/ui/Stack';
import { whenIdle } from '@crt/ui/when-idle';
import { lazy, Suspense, useState } from 'react';
import { useLockedAttempt } from '../../shared/edit/attempt.ts';
import { editTexts } from '../../shared/edit/edit.texts.ts';
import { useEditLock } from '../../shared/edit/EditLock.tsx';
import { RecordSection } from '../../shared/record/RecordPanel.tsx';
import { useSaveField } from '../../shared/record/use-save-field.ts';
import { CombinedRequests } from './CombinedRequests.tsx';
import { combinedOrderOffers } from './combined-order-list.ts';
import { combinedOrderTexts } from './combined-order.texts.ts';
import { OrderJob } from './OrderJob.tsx';
import { InformationPanel } from './InformationPanel.tsx';

const texts = combinedOrderTexts.details;

// What people wrote stands below: it comes in idle time after the first picture.
const ConnectedOrderComments = lazy(async () => {
  await whenIdle();
  const loaded = await import('./ConnectedOrderComments.tsx');
  return { default: loaded.ConnectedOrderComments };
});

// The dialog comes when somebody opens it.
const AddRequestDialog = lazy(async () => {
  const loaded = await import('./AddRequestDialog.tsx');
  return { default: loaded.AddRequestDialog };
});

export interface ConnectedCombinedOrderProps {
  readonly order: CombinedOrder;
  /** Subject id of the signed-in person. */
  readonly userId: string | undefined;
  /** Whether this person acts on orders; otherwise there is nothing but to read (L21). */
  readonly mayAct: boolean;
  /** Whether this person writes comments. */
  readonly mayComment: boolean;
  readonly requestHref: (planId: number) => string;
}

/** A combined order: what it is, its requests, its job and what people wrote (L5). Needs an EditLockProvider. */
export const ConnectedCombinedOrder = (props: ConnectedCombinedOrderProps) => {
  const { order, mayAct } = props;
  const definitions = useRead(combinedOrderOffers.definitions, {}, { staleTime: Number.POSITIVE_INFINITY });
  const { isLocked, save } = useSaveField(order);
  const { keyType = 1 } = definitions.data?.find(({ id }) => id === order.combinedOrderDefinitionId) ?? {};
  const job = useRead(getCombinedOrderWorkOrder, { id: order.id });
  return (
    <SplitView
      asideWidth="medium"
      aside={
        <Stack gap={4}>
          <InformationPanel
            order={order}
            keyType={keyType}
            mayAct={mayAct}
            isLocked={isLocked}
            onSave={save}
          />
          <Requests {...props} job={job.data} />
        </Stack>
      }
    >
      <Stack gap={4}>
        <RecordSection title={texts.title} read={job} failed={texts.jobFailed} lines={8}>
          {(loaded) => <OrderJob orderId={order.id} job={loaded} mayAct={mayAct} />}
        </RecordSection>
        <Suspense fallback={<SkeletonText lines={4} />}>
          <ConnectedOrderComments order={order} userId={props.userId} mayAdd={props.mayComment} />
        </Suspense>
      </Stack>
    </SplitView>
  );
};

/** The requests of an order, and the dialog that adds one (L12 to L16). */
const Requests = (props: ConnectedCombinedOrderProps & { readonly job: WorkOrderJob | undefined }) => {
  const { order, mayAct, requestHref, job } = props;
  const [isAdding, setAdding] = useState(false);
  const requests = useRead(listCombinedManufacturingJobs, { id: order.id });
  const candidates = useRead(listCombinedOrderCandidates, isAdding ? { id: order.id } : skipToken);
  const add = useWrite(addCombinedPlan);
  const remove = useWrite(removeCombinedPlan);
  const attempt = useLockedAttempt();
  const { isLocked } = useEditLock();
  const bodyOf = (manufacturingJobId: number) => ({
    body: { combinedOrderId: order.id, manufacturingJobId },
  });
  return (
    <RecordSection title={texts.requests} read={requests} failed={texts.requestsFailed} lines={4}>
      {(loaded) => (
        <>
          <CombinedRequests
            requests={loaded}
            mayAct={mayAct}
            isOpen={job !== undefined && isAddGateOpen(job)}
            isCompleted={order.status === combinedOrderStatus.completed}
            lockedReason={isLocked ? editTexts.locked : undefined}
            requestHref={requestHref}
            onAdd={() => setAdding(true)}
            onRemove={({ id }) =>
              void attempt(() => remove.mutateAsync(bodyOf(id)), {
                deleteQuestion: texts.removeQuestion,
                done: texts.removed,
                failed: texts.removeFailed,
              })
            }
          />
          <Suspense>
            {isAdding && candidates.data && (
              <AddRequestDialog
                candidates={candidates.data}
                onClose={() => setAdding(false)}
                onAdd={(id) =>
                  attempt(() => add.mutateAsync(bodyOf(id)), {
                    done: combinedOrderTexts.request.added,
                    failed: combinedOrderTexts.request.failed,
                  })
                }
              />
            )}
          </Suspense>
        </>
      )}
    </RecordSection>
  );
};
