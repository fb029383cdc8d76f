import { createContext, lazy, Suspense, use, useMemo, useRef, useState, type ReactNode } from 'react';
import type { OpenConflict } from './ConflictQuestion.tsx';
import type { ConflictChoice } from './run-edit.ts';

// Two people change one field seldom; the dialog comes when they did.
const ConflictQuestion = lazy(async () => {
  const loaded = await import('./ConflictQuestion.tsx');
  return { default: loaded.ConflictQuestion };
});

/** Whether an edit runs somewhere on the page, and what edits need from it. */
export interface EditLock {
  /** Other editors are closed and forms show that they wait (F10, F67). */
  readonly isLocked: boolean;
  /**
   * Runs an edit alone, its questions included; answers undefined, without running it, when another one is under way.
   * What is done `withOnePress` keeps the page closed until the second click of a double click has gone by.
   */
  readonly runAlone: <Result>(
    edit: () => Promise<Result>,
    options?: { readonly withOnePress?: boolean },
  ) => Promise<Result | undefined>;
  /** Shows both values of a field that two people changed, and waits for the choice. */
  readonly askOnConflict: (conflict: Omit<OpenConflict, 'answer'>) => Promise<ConflictChoice>;
}

const EditLockContext = createContext<EditLock | undefined>(undefined);

/** Milliseconds in which two clicks are one double click on every common desktop. */
const doubleClick = 500;

/** One lock for all editors of a page: a second edit cannot start while the first one runs (F67). */
export const EditLockProvider = ({ children }: { children: ReactNode }) => {
  const [isLocked, setIsLocked] = useState(false);
  const [conflict, setConflict] = useState<OpenConflict>();
  // Two presses within one frame both see the old state; the ref does not wait for the next drawing.
  const isRunning = useRef(false);
  const lock = useMemo<EditLock>(
    () => ({
      isLocked,
      runAlone: async (edit, { withOnePress = false } = {}) => {
        if (isRunning.current) return undefined;
        isRunning.current = true;
        setIsLocked(true);
        const open = () => {
          isRunning.current = false;
          setIsLocked(false);
        };
        try {
          return await edit();
        } finally {
          if (withOnePress) setTimeout(open, doubleClick);
          else open();
        }
      },
      askOnConflict: (question) =>
        new Promise((resolve) => {
          const answer = (choice: ConflictChoice) => {
            setConflict(undefined);
            resolve(choice);
          };
          setConflict({ ...question, answer });
        }),
    }),
    [isLocked],
  );
  return (
    <EditLockContext value={lock}>
      {children}
      <Suspense>{conflict && <ConflictQuestion conflict={conflict} />}</Suspense>
    </EditLockContext>
  );
};

/** The lock of this page. Throws outside an EditLockProvider. */
export function useEditLock(): EditLock {
  const lock = use(EditLockContext);
  if (!lock) throw new Error('useEditLock needs an EditLockProvider.');
  return lock;
}
