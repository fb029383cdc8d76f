import { skipToken, useRead } from '@crt/api-client/hooks';
import { listGlobalNotificationsOfRequests } from '@crt/api-client/main/global-notification';
import { toast } from '@crt/ui/toast';
import { lazy, Suspense, useEffect } from 'react';
import type { ListDefinition } from '../../shared/list/define-list.ts';
import type { ListQuery } from '../../shared/list/list-query.ts';
import { useListRows } from '../../shared/list/use-list-rows.ts';
import { globalNoticesTexts as texts } from './global-notices.texts.ts';

// Opened by a press on one of the signs.
const ConnectedNoticesDialog = lazy(() => import('./ConnectedNoticesDialog.tsx'));

/** What a row of the list tells of its notices. */
interface NoticedRow {
  readonly requestId: string;
  readonly globalNotificationsAvailable: boolean;
}

export interface ConnectedNoticesOfPageProps<Filters, Wire, Row extends NoticedRow> {
  readonly list: ListDefinition<Filters, Wire, Row>;
  /** What the list shows. */
  readonly query: ListQuery<Filters>;
  /** The request whose notices somebody wants to read. */
  readonly requestId: string | undefined;
  /** Keep it stable. */
  readonly onClose: () => void;
}

/** The notices behind the warning signs of a list: one call for all requests of its page (G3, G24). */
export const ConnectedNoticesOfPage = <Filters, Wire, Row extends NoticedRow>({
  list,
  query,
  requestId,
  onClose,
}: ConnectedNoticesOfPageProps<Filters, Wire, Row>) => {
  const { rows } = useListRows(list, query).source;
  const isAny = rows.some(({ globalNotificationsAvailable }) => globalNotificationsAvailable);
  const requestIds = [...new Set(rows.map((row) => row.requestId))].toSorted();
  const read = useRead(listGlobalNotificationsOfRequests, isAny ? { body: { requestIds } } : skipToken);
  const notices = read.data?.notificationsList.filter((notice) => notice.requestId === requestId) ?? [];
  const { isLoadingError, isSuccess, error } = read;
  const isWanted = requestId !== undefined;
  const isRefused = isWanted && isLoadingError;
  // Acknowledged meanwhile, in another window.
  const isGone = isWanted && isSuccess && notices.length === 0;
  useEffect(() => {
    if (isRefused) toast({ title: texts.failed, message: error?.message ?? '', tone: 'critical' });
    if (isRefused || isGone) onClose();
  }, [isRefused, isGone, error, onClose]);
  return (
    notices.length > 0 && (
      <Suspense>
        <ConnectedNoticesDialog notices={notices} onClose={onClose} />
      </Suspense>
    )
  );
};
