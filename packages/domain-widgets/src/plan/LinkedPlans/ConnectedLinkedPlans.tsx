import { ApiError } from '@crt/api-client/api-error';
import { useRead, useWrite } from '@crt/api-client/hooks';
import { deletePlanLink, listLinkedPlans, savePlanLink } from '@crt/api-client/main/plan-link';
import { findPlanRequests } from '@crt/api-client/main/plan-list';
import { listLinkTypes } from '@crt/api-client/main/plan-option';
import { apiOf } from '@crt/api-client/query-client';
import type { LinkedPlan, LinkTypeEntry } from '@crt/api-client/types-main';
import type { LoadOptions } from '@crt/ui/ComboBox';
import { toast } from '@crt/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useLockedAttempt } from '../../shared/edit/attempt.ts';
import { useEditLock } from '../../shared/edit/EditLock.tsx';
import { editTexts } from '../../shared/edit/edit.texts.ts';
import { AddLinkDialog, type LinkDraft } from './AddLinkDialog.tsx';
import { linkTexts as texts } from './link.texts.ts';
import { LinkedPlansTable, type LinkRow } from './LinkedPlansTable.tsx';

export interface ConnectedLinkedPlansProps {
  readonly planId: number;
  readonly planHref: (id: number) => string;
  /** Whether this person manages plans (F53). */
  readonly mayManage: boolean;
}

/** The links of a plan: shown, added and deleted (F50 to F53, F62). */
export const ConnectedLinkedPlans = ({ planId, planHref, mayManage }: ConnectedLinkedPlansProps) => {
  const list = useRead(listLinkedPlans, { id: planId });
  const types = useRead(listLinkTypes, {}, { staleTime: Number.POSITIVE_INFINITY }).data?.types;
  const [isAdding, setIsAdding] = useState(false);
  const save = useWrite(savePlanLink);
  const { isLocked, runAlone } = useEditLock();
  const remove = useRemoveLink(planId);
  const findRequests = useFindRequests();
  const links = useMemo(() => rowsOf(list.data?.model ?? [], types ?? []), [list.data, types]);
  const add = async ({ linkedRequestId, linkType, comment }: LinkDraft) => {
    if (linkedRequestId === null || linkType === null)
      throw new Error('A link was sent without its plan or type.');
    try {
      const answer = await runAlone(() =>
        save.mutateAsync({
          body: { fulfilmentPlanId: planId, linkedRequestId, linkType, comment: comment.trim() || null },
        }),
      );
      if (!answer) throw new Error(editTexts.locked);
    } catch (error) {
      // A refusal is the server's own sentence, a failed call the specified one (F50).
      if (error instanceof ApiError && error.kind !== 'result')
        throw new Error(texts.addFailed, { cause: error });
      throw error;
    }
    toast({ message: texts.added });
  };
  return (
    <>
      <LinkedPlansTable
        links={links}
        planHref={planHref}
        onAdd={mayManage ? () => setIsAdding(true) : undefined}
        onRemove={remove}
        isLocked={isLocked}
        isLoading={list.isPending}
        error={list.isError ? list.error.message || texts.failed : undefined}
        onRetry={() => void list.refetch()}
      />
      {isAdding && (
        <AddLinkDialog
          types={types ?? []}
          findRequests={findRequests}
          onClose={() => setIsAdding(false)}
          onSubmit={add}
        />
      )}
    </>
  );
};

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

function useFindRequests(): LoadOptions<string> {
  const client = useQueryClient();
  return async (containsString, signal) => {
    // The server looks for parts of an id, and nothing is no part.
    if (containsString === '') return [];
    const found = await apiOf(client).call(findPlanRequests, { containsString }, { signal });
    return found.map((id) => ({ id, name: id }));
  };
}
