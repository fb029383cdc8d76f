import { useRead } from '@crt/api-client/hooks';
import { listGlobalNotificationsOfRequest } from '@crt/api-client/main/global-notification';
import { Banner } from '@crt/ui/Banner';
import { Button } from '@crt/ui/Button';
import { lazy, Suspense, useState } from 'react';
import { globalNoticesTexts as texts } from './global-notices.texts.ts';

// Most requests have none.
const ConnectedNoticesDialog = lazy(() => import('./ConnectedNoticesDialog.tsx'));

export interface ConnectedGlobalNoticesProps {
  /** The request whose record is opened. Give it a `key`: each entry shows what is not acknowledged. */
  readonly requestId: string;
}

const none: ReadonlySet<number> = new Set();

/** The notices about a request, shown to whoever comes in until they are acknowledged (D21, H4). */
export const ConnectedGlobalNotices = ({ requestId }: ConnectedGlobalNoticesProps) => {
  const read = useRead(listGlobalNotificationsOfRequest, { id: requestId }, { staleTime: 0 });
  /** Those that were closed since one came in; later ones are news. */
  const [closed, setClosed] = useState(none);
  const all = read.data?.notificationsList ?? [];
  const open = all.filter(({ id }) => !closed.has(id));
  const close = () => setClosed(new Set(all.map(({ id }) => id)));
  if (read.isLoadingError)
    return (
      <Banner
        tone="caution"
        title={texts.failed}
        live="polite"
        actions={
          <Button size="small" isPending={read.isFetching} onPress={() => void read.refetch()}>
            {texts.retry}
          </Button>
        }
      >
        {read.error.message}
      </Banner>
    );
  return (
    open.length > 0 && (
      <Suspense>
        <ConnectedNoticesDialog notices={open} onClose={close} />
      </Suspense>
    )
  );
};
