import type { CSSProperties } from 'react';
import { lines as linesClass, skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** Any CSS length or percentage; by default all the room there is, of a circle 2rem. */
  width?: CSSProperties['inlineSize'];
  /** Any CSS length; by default that of a line of text. */
  height?: CSSProperties['blockSize'];
  shape?: 'line' | 'block' | 'circle';
}

/** Keeps the place of something that is loading. Shows only after 300 ms, so that quick answers do not flicker. */
export const Skeleton = ({ width, height, shape = 'line' }: SkeletonProps) => (
  <span
    data-component="Skeleton"
    aria-hidden="true"
    className={skeleton[shape]}
    style={{
      ...(width === undefined ? {} : { inlineSize: width }),
      ...(height === undefined ? {} : { blockSize: height }),
    }}
  />
);

const widths = ['92%', '78%', '86%', '64%', '81%'];

/** Keeps the place of a few lines of text. */
export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <span className={linesClass} aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} width={widths[line % widths.length]} />
    ))}
  </span>
);
