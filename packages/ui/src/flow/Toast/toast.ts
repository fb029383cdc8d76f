import type { ReactNode } from 'react';
import type { MessageTone } from '../../primitives/Banner/ToneIcon.tsx';

/** A short message at the edge of the window. */
export interface ToastMessage {
  message: ReactNode;
  title?: string;
  /** By default `positive`. */
  tone?: MessageTone;
  /** Milliseconds, by default 4000; `persistent` stays until it is dismissed. */
  duration?: number | 'persistent';
  /** One thing to do about it: `Undo`, `Show`. */
  action?: { label: string; onAction: () => void };
  /** When it happened, for the history; by default now. */
  at?: Date;
}

/** A message that was given to the outlet. */
export interface ShownToast extends ToastMessage {
  id: number;
  at: Date;
}

const historyLength = 50;
const none: readonly ShownToast[] = [];

let shown = none;
let past = none;
let lastId = 0;
const listeners = new Set<() => void>();

const changed = () => {
  for (const listener of listeners) listener();
};

/** Shows a message for 4 s (or as long as it says) and keeps it in the history. @returns its id */
export const toast = (message: ToastMessage): number => {
  lastId += 1;
  const entry = { at: new Date(), ...message, id: lastId };
  shown = [...shown, entry];
  past = [entry, ...past].slice(0, historyLength);
  changed();
  return entry.id;
};

/** Takes a message away before its time. */
export const dismissToast = (id: number) => {
  shown = shown.filter((entry) => entry.id !== id);
  changed();
};

/** Forgets the history; what is on screen stays. */
export const clearToastHistory = () => {
  past = none;
  changed();
};

/** Forgets everything, for sign-out and between stories. */
export const clearToasts = () => {
  shown = none;
  past = none;
  changed();
};

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  shown: () => shown,
  past: () => past,
  none: () => none,
};
