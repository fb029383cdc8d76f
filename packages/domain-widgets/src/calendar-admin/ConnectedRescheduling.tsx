import { useRead } from '@crt/api-client/hooks';
import { getRescheduling } from '@crt/api-client/main/rescheduling';
import { useState } from 'react';
import { ReschedulingStatus } from './ReschedulingStatus.tsx';

const isUnderWay = (state: string | undefined) => state === 'waiting' || state === 'running';

/**
 * How far the planning anew in the background is, live, for whoever may cause one. One that was over before the screen
 * was opened is nobody's news.
 */
export const ConnectedRescheduling = () => {
  const { data } = useRead(getRescheduling, {});
  /** The one that was seen under way. */
  const [seen, setSeen] = useState<number>();
  if (data && isUnderWay(data.state) && seen !== data.id) setSeen(data.id);
  if (!data || data.id !== seen) return null;
  return <ReschedulingStatus rescheduling={data} onDismiss={() => setSeen(undefined)} />;
};
