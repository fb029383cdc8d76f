import { mayLeave, unsavedOnPage } from '@crt/ui/unsaved';
import { useLayoutEffect } from 'react';

/** Writes down what Back is to find again, when a link leads to `path`. */
export type NoteLeaving = (path: string) => void;

let note: NoteLeaving | undefined;

/** Goes to `path`, after whoever typed has agreed to lose that, and the screen has written down how it was left. */
export function leave(path: string, go: () => void): void {
  const goOn = () => {
    note?.(path);
    go();
  };
  if (unsavedOnPage.size > 0) void mayLeave(unsavedOnPage).then((isAgreed) => isAgreed && goOn());
  else goOn();
}

/** Lets a screen change its own step of the history before a link or a menu leads away from it. */
export function useNoteLeaving(onLeaving: NoteLeaving): void {
  useLayoutEffect(() => {
    note = onLeaving;
    return () => {
      note = undefined;
    };
  }, [onLeaving]);
}

/** What of the window is needed to stand in the way of Back and Forward. */
export type Steps = Pick<Window, 'addEventListener'> & {
  readonly history: Pick<History, 'go' | 'state'>;
  readonly location: Pick<Location, 'pathname'>;
};

/**
 * Lets Back and Forward ask about what is typed, as links do. The browser has already changed the address when
 * it tells of it: the step is taken back, the person asked, and the step done again when that is agreed to. Must be called
 * before the router listens. (The router's own blocker does the same, in a form that weighs 16 kB more.)
 * Returns what is to be called after each arrival.
 */
export function guardSteps(page: Steps = window): () => void {
  let shown = placeOf(page);
  let ending: (() => void) | undefined;
  let isAgreedStep = false;
  let isAsking = false;
  page.addEventListener('popstate', (event) => {
    if (ending) {
      // The step that was taken back.
      event.stopImmediatePropagation();
      ending();
      ending = undefined;
      return;
    }
    const next = placeOf(page);
    const distance = next.step - shown.step;
    // Filters and pages of the same screen are no reason to ask.
    if (isAgreedStep || unsavedOnPage.size === 0 || distance === 0 || next.path === shown.path) {
      isAgreedStep = false;
      return;
    }
    event.stopImmediatePropagation();
    const isBack = new Promise<void>((resolve) => {
      ending = resolve;
    });
    page.history.go(-distance);
    if (isAsking) return;
    isAsking = true;
    void Promise.all([mayLeave(unsavedOnPage), isBack]).then(([isAgreed]) => {
      isAsking = false;
      isAgreedStep = isAgreed;
      if (isAgreed) page.history.go(distance);
    });
  });
  return () => {
    shown = placeOf(page);
  };
}

/** Where the window stands: the router numbers the steps of its history. */
function placeOf({ history, location }: Steps): { step: number; path: string } {
  const state = history.state as { idx?: unknown } | null;
  return { step: typeof state?.idx === 'number' ? state.idx : 0, path: location.pathname };
}
