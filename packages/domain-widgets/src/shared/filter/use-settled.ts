import { useEffect, useRef, type RefObject } from 'react';
import { filterDelay } from '../use-delayed-commit.ts';

/**
 * The last value of a filter that stood for as long as a list waits before it asks: what the list shows. Fields go back to
 * it when what is typed in passing (the 2 of a 28) would count, and what is meant cannot.
 */
export function useSettled<Value>(value: Value): RefObject<Value> {
  const settled = useRef(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      settled.current = value;
    }, filterDelay);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
