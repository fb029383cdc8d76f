import { useRead } from '@crt/api-client/hooks';
import { getRescheduling } from '@crt/api-client/main/rescheduling';
import { useState } from 'react';
import { ReschedulingStatus } from './ReschedulingStatus.tsx';

/**
 * How far the planning anew in the background is, live, for whoever may cause one. One that was over before the screen
 * was opened is nobody's news; every later one is, also when it was over before anybody could see it under way.
 */
export const ConnectedRescheduling = () => {
  const { data } = useRead(getRescheduling, {});
  /** The one that is no news: over when the screen was opened, or put away; null when there is none. */
  const [known, setKnown] = useState<number | null>();
  if (data !== undefined && known === undefined) setKnown(data?.endedAt ? data.id : null);
  if (!data || known === undefined || data.id === known) return null;
  return <ReschedulingStatus rescheduling={data} onDismiss={() => setKnown(data.id)} />;
};
