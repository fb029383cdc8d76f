import { useCallback, useEffect, useRef } from 'react';

/** Lists reload this long after the last change of a filter (E18). */
export const filterDelay = 500;

/** Calls `commit` once, `delay` ms after the last of many calls; what still waits when the screen goes is dropped. */
export function useDelayedCommit<Value>(
  commit: (value: Value) => void,
  delay = filterDelay,
): (value: Value) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (value) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(value), delay);
    },
    [delay],
  );
}
