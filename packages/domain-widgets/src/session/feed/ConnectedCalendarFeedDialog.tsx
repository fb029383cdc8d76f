import { getCalendarFeed, renewCalendarFeed } from '@crt/api-client/design-sessions/calendar-feed';
import { useRead, useWrite } from '@crt/api-client/hooks';
import { useState } from 'react';
import { designOutcome } from '../../shared/design-result.ts';
import { ask } from '../../shared/edit/ask.ts';
import { FailedRead } from '../../shared/read/FailedRead.tsx';
import { CalendarFeedDialog } from './CalendarFeedDialog.tsx';
import { feedTexts as texts } from './feed.texts.ts';

export interface ConnectedCalendarFeedDialogProps {
  readonly designerId: string;
  /** Where the server stands; where the application came from unless stated. */
  readonly origin?: string | undefined;
  readonly onClose: () => void;
}

/** The calendar address of a designer's schedule, made and renewed (N1). */
export const ConnectedCalendarFeedDialog = (props: ConnectedCalendarFeedDialogProps) => {
  const { designerId, origin = window.location.origin, onClose } = props;
  const feed = useRead(getCalendarFeed, { id: designerId });
  const renew = useRenew(designerId, feed.data?.renewedAt !== null);
  // One that somebody made later has taken its place, and it leads nowhere.
  const made = renew.made && (feed.data?.renewedAt ?? '') <= renew.made.renewedAt ? renew.made : undefined;
  return (
    <CalendarFeedDialog
      renewedAt={feed.data?.renewedAt}
      address={made && `${origin}${made.address}`}
      failure={
        feed.isLoadingError ? (
          <FailedRead
            error={feed.error}
            failed={texts.failed}
            onRetry={feed.refetch}
            isRetrying={feed.isFetching}
          />
        ) : undefined
      }
      refusal={renew.refusal}
      isRenewing={renew.isPending}
      onRenew={() => void renew.start()}
      onClose={onClose}
    />
  );
};

/** Asks before an address that works is given up, and keeps the new one as long as the dialog is open. */
function useRenew(designerId: string, isUsed: boolean) {
  const { mutateAsync, isPending } = useWrite(renewCalendarFeed);
  const [made, setMade] = useState<{ readonly address: string; readonly renewedAt: string }>();
  const [refusal, setRefusal] = useState<string>();
  const start = async () => {
    if (isUsed && !(await ask(texts.question))) return;
    setRefusal(undefined);
    try {
      const answer = await mutateAsync({ id: designerId });
      designOutcome(answer);
      const { address, renewedAt } = answer;
      setMade(address === null || renewedAt === null ? undefined : { address, renewedAt });
    } catch (reason) {
      setRefusal(reason instanceof Error ? reason.message : String(reason));
    }
  };
  return { made, refusal, isPending, start };
}
