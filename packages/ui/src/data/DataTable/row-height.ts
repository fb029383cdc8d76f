import { useEffect, useState, type RefObject } from 'react';
import { useTheme } from '../../theme/ThemeProvider.tsx';

const HEIGHTS = { comfortable: 40, compact: 32, floor: 48 } as const;

/**
 * The height of a row in px: what the density says, corrected by what is really drawn, since the theme
 * measures in rem and people enlarge their text. Measured by an observer, which forces no layout.
 */
export function useRowHeight(scroller: RefObject<HTMLElement | null>): number {
  const { density } = useTheme();
  const guess = HEIGHTS[density];
  const [measured, setMeasured] = useState<number>();
  useEffect(() => {
    const head = scroller.current?.querySelector<HTMLElement>('[role="row"]');
    if (!head) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize;
      // What was guessed right need not be drawn again.
      if (height !== undefined && height > 0) setMeasured(height === guess ? undefined : height);
    });
    observer.observe(head);
    return () => observer.disconnect();
  }, [scroller, guess]);
  return measured ?? guess;
}
