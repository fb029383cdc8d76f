import { skipToken, useRead } from '@crt/api-client/hooks';
import { listGlobalNotificationsOfRequests } from '@crt/api-client/main/global-notification';
import { toast } from '@crt/ui/toast';
import { lazy, Suspense, useEffect } from 'react';
import { globalNoticesTexts as texts } from './global-notices.texts.ts';

// Opened by a press on one of the signs.
const ConnectedNoticesDialog = lazy(() => import('./ConnectedNoticesDialog.tsx'));

/** A row of a list with signs of notices. */
export interface RowWithNotices {
  readonly requestId: string;
  readonly globalNotificationsAvailable: boolean;
}

export interface ConnectedNoticesOfPageProps {
  /** What the list shows. */
  readonly rows: readonly RowWithNotices[];
  /** The request whose notices somebody wants to read. */
  readonly requestId: string | undefined;
  /** Keep it stable. */
  readonly onClose: () => void;
}

/** The notices behind the warning signs of a list: one call for all requests of its page (G3, G24). */
export const ConnectedNoticesOfPage = ({ rows, requestId, onClose }: ConnectedNoticesOfPageProps) => {
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
