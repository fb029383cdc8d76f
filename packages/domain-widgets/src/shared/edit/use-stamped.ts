import { newerStamp } from '@crt/api-client/api-error';
import { useRef } from 'react';

/** Sends a change with a stamp, where there is one to send. */
type Send<Answer> = (stamped: { readonly timestampBase64?: string }) => Promise<Answer>;

/**
 * Sends changes with the stamp of what was read when the form was opened. Whoever was told of a newer version and saves
 * again overwrites that one.
 */
export function useStamped(readAs: string | undefined): <Answer>(send: Send<Answer>) => Promise<Answer> {
  const stamp = useRef(readAs);
  return async (send) => {
    try {
      return await send(stamp.current === undefined ? {} : { timestampBase64: stamp.current });
    } catch (reason) {
      stamp.current = newerStamp(reason) ?? stamp.current;
      throw reason;
    }
  };
}
