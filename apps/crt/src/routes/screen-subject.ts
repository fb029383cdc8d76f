import { useEffect, useSyncExternalStore } from 'react';

// One screen is open at a time; the title stands outside it.
let subject: string | undefined;
const listeners = new Set<() => void>();

function setSubject(next: string | undefined): void {
  subject = next;
  for (const listener of listeners) listener();
}

/** Puts what the screen is about, such as the id of its record, before its title in the window (A2). */
export function useScreenSubject(next: string | undefined): void {
  useEffect(() => {
    setSubject(next);
    return () => setSubject(undefined);
  }, [next]);
}

/** What the screen is about, as far as it has said so. */
export function useSubjectOfScreen(): string | undefined {
  return useSyncExternalStore(subscribe, () => subject);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
