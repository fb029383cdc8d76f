import { useEffect, useState } from 'react';

/** True only after `isOn` has been true for `delay` ms, and false at once when it ends: short waits show nothing. */
export function useDelayed(isOn: boolean, delay: number): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setIsDue(true), delay);
    return () => {
      clearTimeout(timer);
      setIsDue(false);
    };
  }, [isOn, delay]);
  return isOn && isDue;
}
