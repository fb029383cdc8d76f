import { useLayoutEffect } from 'react';

/** Asks whether the screen may be left; true when nothing is lost or the person agreed. */
export type MayLeave = () => Promise<boolean>;

let guard: MayLeave | undefined;

/** Writes down what Back is to find again, when a link leads to `path`. */
export type NoteLeaving = (path: string) => void;

let note: NoteLeaving | undefined;

/** Goes to `path`, after the screen on show has agreed and written down how it was left. */
export function leave(path: string, go: () => void): void {
  const goOn = () => {
    note?.(path);
    go();
  };
  if (guard) void guard().then((isAgreed) => isAgreed && goOn());
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

/**
 * Lets a screen be asked before a link, an arrow or the browser's Back and Forward lead away from it. Give the same
 * function as long as it holds.
 */
export function useLeaveGuard(mayLeave: MayLeave | undefined): void {
  // At once, not after the picture: Back may follow the first letter.
  useLayoutEffect(() => {
    guard = mayLeave;
    return () => {
      guard = undefined;
    };
  }, [mayLeave]);
}

/** What of the window is needed to stand in the way of Back and Forward. */
export type Steps = Pick<Window, 'addEventListener'> & {
  readonly history: Pick<History, 'go' | 'state'>;
  readonly location: Pick<Location, 'pathname'>;
};

/**
 * Lets Back and Forward wait for the screen's answer, as links do. The browser has already changed the address when
 * it tells of it: the step is taken back, the screen asked, and the step done again when it agrees. Must be called
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
    if (isAgreedStep || !guard || distance === 0 || next.path === shown.path) {
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
    void Promise.all([guard(), isBack]).then(([isAgreed]) => {
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
