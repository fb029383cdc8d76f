import { useEffect, useRef } from 'react';

/** Where all of it scrolls, the focus on a button at its end would show the end first: reading begins at the title. */
export const useBeginAtTitle = () => {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const parts = ref.current;
    if (parts === null || parts.scrollTop === 0) return;
    parts.focus();
    parts.scrollTop = 0;
  }, []);
  return ref;
};
