import { useRead } from '@crt/api-client/hooks';
import { getRequestInformation } from '@crt/api-client/main/plan';
import { apiOf } from '@crt/api-client/query-client';
import type { RequestInformation } from '@crt/api-client/types-main';
import { ErrorState } from '@crt/ui/ErrorState';
import { SkeletonText } from '@crt/ui/Skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { editTexts } from '../../shared/edit/edit.texts.ts';
import { useEditLock } from '../../shared/edit/EditLock.tsx';
import type { EditAnswer } from '../../shared/edit/run-edit.ts';
import { useEdit } from '../../shared/edit/use-edit.ts';
import { planTexts } from '../plan.texts.ts';
import { shownValue, type FieldEdit } from './request-fields.ts';
import { RequestInformationPanel, type SaveField } from './RequestInformationPanel.tsx';

export interface ConnectedRequestInformationProps {
  readonly planId: number;
  readonly planHref: (id: string) => string;
}

/** The request information of a plan, read and edited (F11 to F20). */
export const ConnectedRequestInformation = ({ planId, planHref }: ConnectedRequestInformationProps) => {
  const info = useRead(getRequestInformation, { id: planId });
  if (info.data) return <LoadedRequestInformation info={info.data} planHref={planHref} />;
  if (!info.isError) return <SkeletonText lines={12} />;
  return (
    <ErrorState
      title={planTexts.requestInformation.failed}
      reference={info.error.correlationId}
      onRetry={() => void info.refetch()}
      isRetrying={info.isFetching}
    >
      {info.error.message}
    </ErrorState>
  );
};

const LoadedRequestInformation = ({
  info,
  planHref,
}: {
  info: RequestInformation;
  planHref: (id: string) => string;
}) => {
  const { isLocked, run } = useEdit();
  const { askOnConflict } = useEditLock();
  const send = useSendEdit();
  const save: SaveField = async (field, value, stamp) => {
    const shown = (candidate: typeof value) => shownValue(field, candidate, info) || editTexts.none;
    const result = await run({
      stamp: field.hasStamp ? stamp : undefined,
      saved: planTexts.saved[field.name],
      send: ({ ignoreWarning, stamp: timestampBase64 }) =>
        send(field.operation, {
          id: info.id,
          newValue: value,
          ...(timestampBase64 !== undefined && { timestampBase64, ignoreWarning }),
        }),
      chooseOnConflict: ({ base, theirs, user, time }) =>
        askOnConflict({
          label: field.label,
          base: shown(base),
          mine: shown(value),
          theirs: shown(theirs),
          userName: user.name,
          time,
        }),
    });
    return result === 'closed';
  };
  return <RequestInformationPanel info={info} onSave={save} isLocked={isLocked} planHref={planHref} />;
};

/** Sends any edit through the client's one policy for writes: what it touched is read again before it counts as done. */
function useSendEdit(): (operation: FieldEdit, body: object) => Promise<EditAnswer> {
  const client = useQueryClient();
  return (operation, body) =>
    client
      .getMutationCache()
      .build<EditAnswer, Error, void, unknown>(client, {
        meta: { operation },
        mutationFn: () => apiOf(client).call(operation, { body: body as never }),
        retry: false,
      })
      .execute();
}
