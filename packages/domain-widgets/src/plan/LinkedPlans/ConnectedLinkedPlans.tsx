import { ApiError } from '@crt/api-client/api-error';
import { linkType } from '@crt/api-client/enums/link-type';
import { useRead, useWrite } from '@crt/api-client/hooks';
import { deletePlanLink, listLinkedPlans, savePlanLink } from '@crt/api-client/main/plan-link';
import { findPlanRequests } from '@crt/api-client/main/plan-list';
import { listLinkTypes } from '@crt/api-client/main/plan-option';
import type { LinkedPlan, LinkTypeEntry } from '@crt/api-client/types-main';
import { toast } from '@crt/ui/toast';
import { useCallback, useMemo, useState } from 'react';
import { useLockedAttempt } from '../../shared/edit/attempt.ts';
import { useEditLock } from '../../shared/edit/EditLock.tsx';
import { editTexts } from '../../shared/edit/edit.texts.ts';
import { useFindRequest } from '../../shared/filter/use-find-requests.ts';
import { sentenceOf } from '../../shared/edit/sentence-of.ts';
import { FailedRead } from '../../shared/read/FailedRead.tsx';
import { AddLinkDialog, type LinkDraft } from './AddLinkDialog.tsx';
import { linkTexts as texts } from './link.texts.ts';
import { LinkedPlansTable, type LinkRow } from './LinkedPlansTable.tsx';

export interface ConnectedLinkedPlansProps {
  readonly planId: number;
  readonly planHref: (id: number) => string;
  /** Address of the tree of orders around this plan (K). */
  readonly treeHref: string;
  /** Whether this person manages plans (F53). */
  readonly mayManage: boolean;
}

/** The links of a plan: shown, added and deleted (F50 to F53, F62). */
export const ConnectedLinkedPlans = ({
  planId,
  mayManage,
  treeHref,
  planHref,
}: ConnectedLinkedPlansProps) => {
  const list = useRead(listLinkedPlans, { id: planId });
  const types = useLinkTypes().data?.types;
  const [isAdding, setIsAdding] = useState(false);
  const { isLocked } = useEditLock();
  const remove = useRemoveLink(planId);
  const links = useMemo(() => rowsOf(list.data?.model ?? [], types ?? []), [list.data, types]);
  const isInTree = links.some((link) => link.linkType === linkType.reOrder);
  return (
    <>
      <LinkedPlansTable
        links={links}
        treeHref={isInTree ? treeHref : undefined}
        planHref={planHref}
        onAdd={mayManage ? () => setIsAdding(true) : undefined}
        onRemove={remove}
        isLocked={isLocked}
        isLoading={list.isPending}
        error={list.isError ? list.error.message || texts.failed : undefined}
        onRetry={() => void list.refetch()}
      />
      {isAdding && <AddLink planId={planId} onClose={() => setIsAdding(false)} />}
    </>
  );
};

const useLinkTypes = () => useRead(listLinkTypes, {}, { staleTime: Number.POSITIVE_INFINITY });

/** The dialog with what the server offers and says (F50). */
const AddLink = ({ planId, onClose }: { readonly planId: number; readonly onClose: () => void }) => {
  const kinds = useLinkTypes();
  const add = useAddLink(planId);
  const findRequests = useFindRequest(findPlanRequests);
  const failure = kinds.isLoadingError && (
    <FailedRead
      error={kinds.error}
      failed={texts.typesFailed}
      onRetry={kinds.refetch}
      isRetrying={kinds.isFetching}
    />
  );
  return (
    <AddLinkDialog
      types={kinds.data?.types}
      failure={failure}
      findRequests={findRequests}
      onClose={onClose}
      onSubmit={add}
    />
  );
};

/** Adds under the lock of the page; throws the sentence to show. */
function useAddLink(planId: number): (draft: LinkDraft) => Promise<void> {
  const { mutateAsync } = useWrite(savePlanLink);
  const { runAlone } = useEditLock();
  return async ({ linkedRequestId, linkType: type, comment }) => {
    if (linkedRequestId === null || type === null)
      throw new Error('A link was sent without its plan or type.');
    try {
      const answer = await runAlone(() =>
        mutateAsync({
          body: {
            fulfilmentPlanId: planId,
            linkedRequestId,
            linkType: type,
            comment: comment.trim() || null,
          },
        }),
      );
      if (!answer) throw new Error(editTexts.locked);
    } catch (error) {
      // Only a call has a specified sentence for failing (F50).
      if (!(error instanceof ApiError)) throw error;
      throw new Error(sentenceOf(error, texts.addFailed), { cause: error });
    }
    toast({ message: texts.added });
  };
}

/** Links with the names of their kinds; the system's own kind is named by its description. */
function rowsOf(links: readonly LinkedPlan[], types: readonly LinkTypeEntry[]): readonly LinkRow[] {
  return links.map((link) => ({
    ...link,
    typeName: types.find(({ type }) => type === link.linkType)?.name ?? link.linkDescription,
  }));
}

/** Asks, deletes and tells how it ended (F51). */
function useRemoveLink(planId: number): (link: LinkedPlan) => void {
  const { mutateAsync } = useWrite(deletePlanLink);
  const attempt = useLockedAttempt();
  return useCallback(
    ({ id, requestId }) =>
      void attempt(() => mutateAsync({ body: { fulfilmentPlanId: planId, linkId: id } }), {
        deleteQuestion: texts.removeQuestion(requestId),
        done: texts.deleted,
        failed: texts.deleteFailed,
      }),
    [planId, mutateAsync, attempt],
  );
}
