import type { ReactNode } from 'react';
import type { DialogWidth } from '../../primitives/Dialog/Dialog.tsx';

/** A question with two answers. */
export interface ConfirmQuestion {
  /** By default `Warning`. */
  title?: string;
  message: ReactNode;
  /** The verb on the primary button; by default `OK`. */
  confirmLabel?: string;
  /** By default `Cancel`; `null` leaves it out, for what can only be noted. */
  cancelLabel?: string | null;
  /** `critical` for what cannot be undone. */
  tone?: 'accent' | 'critical';
  /** Where the specification asks for another one than `small`. */
  width?: DialogWidth;
  /** Told when it is answered with no; not for the same question again, which nobody saw. */
  onDeclined?: () => void;
}

/** A question on its way, with the promise that waits for it. */
export interface OpenQuestion extends ConfirmQuestion {
  id: number;
  answer: (isConfirmed: boolean) => void;
}

let questions: readonly OpenQuestion[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const set = (next: readonly OpenQuestion[]) => {
  questions = next;
  for (const listener of listeners) listener();
};

/**
 * Asks, and resolves with true for the primary button, false for cancel, Escape or close. Questions that come while
 * one is open wait for their turn; the same question again is the second click of a double click, and resolves with
 * false, and so does a question whose outlet goes away. Needs one ConfirmOutlet (UiProvider has it).
 */
export const confirm = (question: ConfirmQuestion): Promise<boolean> =>
  new Promise((resolve) => {
    if (questions.some(({ title, message }) => title === question.title && message === question.message)) {
      resolve(false);
      return;
    }
    lastId += 1;
    const id = lastId;
    const answer = (isConfirmed: boolean) => {
      set(questions.filter((open) => open.id !== id));
      if (!isConfirmed) question.onDeclined?.();
      resolve(isConfirmed);
    };
    set([...questions, { ...question, id, answer }]);
  });

export const questionStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      // Nobody is left who could answer, so nobody agreed.
      if (listeners.size === 0) for (const { answer } of questions) answer(false);
    };
  },
  current: (): OpenQuestion | undefined => questions[0],
};
