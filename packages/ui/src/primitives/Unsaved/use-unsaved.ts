import { createContext, use, useLayoutEffect, useRef } from 'react';
import { type MayLeave, type Unsaved, unsavedOnPage } from './unsaved.ts';

/** A part of the page that can be left alone, such as an open tab; what is typed in it is known to both. */
export const UnsavedPart = createContext<Unsaved | undefined>(undefined);

/** Keeps what is typed from being lost unasked: by a link, by Back and by closing the window. */
export function useUnsaved(isDirty: boolean, ask: MayLeave): void {
  const part = use(UnsavedPart);
  const latest = useRef(ask);
  useLayoutEffect(() => {
    latest.current = ask;
  });
  // At once, not after the picture: Back may follow the first letter.
  useLayoutEffect(() => {
    // Only while it is needed: a page with this listener is not kept for the back button.
    if (!isDirty) return;
    const asking = () => latest.current();
    unsavedOnPage.add(asking);
    part?.add(asking);
    // The window asks in the browser's own words; no page can put in others.
    const stop = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stop);
    return () => {
      unsavedOnPage.delete(asking);
      part?.delete(asking);
      window.removeEventListener('beforeunload', stop);
    };
  }, [isDirty, part]);
}
