import { useState, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isPressed = false;

function tell(pressed: boolean): void {
  isPressed = pressed;
  for (const listener of listeners) listener();
}

const press = () => tell(true);
// The click comes after the pointer is up; what it is meant for must still be where it was.
const release = () => setTimeout(() => tell(false));

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', release, true);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('pointerdown', press, true);
    window.removeEventListener('pointerup', release, true);
    window.removeEventListener('pointercancel', release, true);
    isPressed = false;
  };
}

/**
 * A message as it was when a pointer went down, for as long as it is down. What is said below a field changes when the
 * field is left: if its line went at that moment, the button that is being pressed would move away from under the pointer.
 */
export function useKeptWhilePressed(message: string | undefined): string | undefined {
  const isKept = useSyncExternalStore(
    subscribe,
    () => isPressed,
    () => false,
  );
  const [shown, setShown] = useState(message);
  if (!isKept && shown !== message) setShown(message);
  return isKept ? shown : message;
}
