import { useSyncExternalStore } from 'react';
import { preferencesKey, storedPreferences, type Preferences } from './stored-preferences.ts';

let current: Preferences | undefined;
const listeners = new Set<() => void>();

function read(): Preferences {
  current ??= storedPreferences();
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Remembers choices and shows them at once. */
export function setPreferences(choices: Partial<Preferences>): void {
  current = { ...read(), ...choices };
  localStorage.setItem(preferencesKey, JSON.stringify(current));
  for (const listener of listeners) listener();
}

/** The preferences in force. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, read);
}
