import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

const KEY = 'F8';

/** From anywhere, also out of a dialog, the key leads to the first button of the messages. */
function useWayIn(region: RefObject<HTMLElement | null>, hasToasts: boolean): void {
  useEffect(() => {
    if (!hasToasts) return undefined;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== KEY) return;
      event.preventDefault();
      region.current?.querySelector('button')?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [region, hasToasts]);
}

/**
 * The focus among the messages: F8 leads in, Escape leads back. Who dismisses one by key goes on in the next one, and
 * after the last one where they came from: the button took the focus along when it went.
 */
export function useToastFocus(toasts: readonly unknown[]) {
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(undefined);
  const isByKey = useRef(false);
  const [isFocused, setFocused] = useState(false);
  useWayIn(region, toasts.length > 0);
  useEffect(() => {
    const { activeElement: active, body } = document;
    if (!isFocused || region.current?.contains(active)) return;
    const isLost = active === null || active === body;
    const next = isLost && isByKey.current ? region.current?.querySelector('button') : undefined;
    if (!next) setFocused(false);
    if (isLost) (next ?? cameFrom.current)?.focus();
  }, [toasts, isFocused]);
  const handlers = {
    'aria-keyshortcuts': KEY,
    onPointerDown: () => {
      isByKey.current = false;
    },
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      // After a button that is gone the focus comes from nowhere.
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        cameFrom.current = relatedTarget;
      setFocused(true);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
      setFocused(currentTarget.contains(relatedTarget)),
    onKeyDown: ({ key, target }: KeyboardEvent) => {
      isByKey.current = true;
      if (key !== 'Escape') return;
      if (cameFrom.current) cameFrom.current.focus();
      else if (target instanceof HTMLElement) target.blur();
    },
  };
  return { region, isFocused, handlers };
}
