import { useEffect } from 'react';

/** Asks whether the screen may be left; true when nothing is lost or the person agreed. */
export type MayLeave = () => Promise<boolean>;

let guard: MayLeave | undefined;

/** Goes somewhere else, after the screen on show has agreed. */
export function leave(go: () => void): void {
  if (!guard) {
    go();
    return;
  }
  void guard().then((isAgreed) => isAgreed && go());
}

/** Lets a screen be asked before a link or an arrow leads away from it. Give the same function as long as it holds. */
export function useLeaveGuard(mayLeave: MayLeave | undefined): void {
  useEffect(() => {
    guard = mayLeave;
    return () => {
      guard = undefined;
    };
  }, [mayLeave]);
}
