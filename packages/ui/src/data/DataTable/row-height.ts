import { useLayoutEffect, useState, type RefObject } from 'react';
import { useTheme } from '../../theme/ThemeProvider.tsx';

const HEIGHTS = { comfortable: 40, compact: 32, floor: 48 } as const;

/**
 * The height of a row in px: what the density says, corrected by what is really drawn, since the theme
 * measures in rem and people enlarge their text.
 */
export function useRowHeight(scroller: RefObject<HTMLElement | null>): number {
  const { density } = useTheme();
  const [measured, setMeasured] = useState<number>();
  useLayoutEffect(() => {
    const head = scroller.current?.querySelector<HTMLElement>('[role="row"]');
    if (head && head.offsetHeight > 0) setMeasured(head.offsetHeight);
  }, [scroller, density]);
  return measured ?? HEIGHTS[density];
}
