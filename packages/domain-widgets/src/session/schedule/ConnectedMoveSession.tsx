import { newerStamp } from '@crt/api-client/api-error';
import { findDesignersForSession } from '@crt/api-client/design-sessions/availability';
import { updateDesignSession } from '@crt/api-client/design-sessions/design-session';
import { useRead, useWrite } from '@crt/api-client/hooks';
import type { DesignSession } from '@crt/api-client/types-design-sessions';
import { toast } from '@crt/ui/toast';
import { useState } from 'react';
import { designOutcome } from '../../shared/design-result.ts';
import { MoveSession } from './AffectedSessions.tsx';
import { scheduleTexts as texts } from './schedule.texts.ts';

/** Moves a session to another designer who is free at its time, without leaving the absence that is in its way (N11, N35). */
export const ConnectedMoveSession = ({ session }: { readonly session: DesignSession }) => {
  const { id, requestId, startDate, designerId } = session;
  const wish = {
    requestId,
    startDate,
    preparationDuration: session.preparationTime,
    sessionDuration: session.sessionTime,
    postprocessingDuration: session.postProcessingTime,
  };
  const found = useRead(findDesignersForSession, wish);
  const { mutateAsync, isPending } = useWrite(updateDesignSession);
  const [chosen, setChosen] = useState<string | null>(null);
  const others = found.data?.items.filter((designer) => designer.id !== designerId);
  const proposed = others?.find((designer) => designer.id === found.data?.chosenDesigner) ?? others?.[0];
  const value = chosen ?? proposed?.id ?? null;
  const move = async () => {
    if (value === null) return;
    try {
      // The session is shown as it stands, so its present stamp goes along.
      const { timestampBase64 } = session;
      const notice = designOutcome(
        await mutateAsync({ body: { ...wish, id, designerId: value, timestampBase64 } }),
      );
      toast({ message: notice || texts.moved, tone: 'positive' });
    } catch (reason) {
      const failed = reason instanceof Error ? reason.message : String(reason);
      const why = newerStamp(reason) === undefined ? failed : texts.movedMeanwhile;
      // Not in the row: that of a session which somebody else moved goes at any moment, and its words with it.
      toast({ message: texts.notMoved(requestId, why), tone: 'critical' });
    }
  };
  return (
    <MoveSession
      requestId={requestId}
      designers={others}
      value={value}
      onChange={setChosen}
      onMove={() => void move()}
      isMoving={isPending}
      failure={found.isLoadingError ? found.error.message : undefined}
    />
  );
};
