import { useEffect, useState } from 'react';

/**
 * A text that is being written and outlives the page: a session that ends, or a reload, takes nothing of it. Kept in
 * this tab only, under `key`, and only while it is on screen; with an empty text, or by leaving the screen, it goes.
 * Without a key it is an ordinary state.
 */
export function useKeptText(
  key: string | undefined,
  initialText: string,
): readonly [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => (key && sessionStorage.getItem(key)) || initialText);
  useEffect(() => {
    if (key === undefined || text === '') return;
    try {
      sessionStorage.setItem(key, text);
    } catch {
      // More than the browser keeps; it is still on screen.
    }
    return () => sessionStorage.removeItem(key);
  }, [key, text]);
  return [text, setText];
}
