import type { ReactNode } from 'react';
import { gap as gaps, padding } from '../space.css.ts';
import type { LayoutElement, Space } from '../space.ts';
import * as styles from './Stack.css.ts';

export interface StackProps {
  children: ReactNode;
  gap?: Space;
  /** Where children stand across the line; `stretch` makes them all as wide as the stack. */
  align?: 'stretch' | 'start' | 'center' | 'end';
  as?: LayoutElement;
}

/** Children one below the other. */
export const Stack = ({ children, gap = 4, align = 'stretch', as: Element = 'div' }: StackProps) => (
  <Element data-component="Stack" className={`${styles.stack} ${gaps[gap]} ${styles.align[align]}`}>
    {children}
  </Element>
);

export interface InlineProps {
  children: ReactNode;
  gap?: Space;
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline';
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Off for bars whose parts shrink instead of wrapping. */
  isWrapping?: boolean;
  as?: LayoutElement;
}

/** Children side by side, wrapping where they must. */
export const Inline = ({
  children,
  gap = 2,
  align = 'center',
  justify = 'start',
  isWrapping = true,
  as: Element = 'div',
}: InlineProps) => (
  <Element
    data-component="Inline"
    className={`${styles.inline} ${gaps[gap]} ${styles.align[align]} ${styles.justify[justify]} ${isWrapping ? styles.wrapping : ''}`}
  >
    {children}
  </Element>
);

/** Takes all room that is left in an Inline and pushes the rest to the end. */
export const Spacer = () => <span className={styles.spacer} aria-hidden="true" />;

/** The same distance to all four edges. */
export const Inset = ({ children, space = 4 }: { children: ReactNode; space?: Space }) => (
  <div data-component="Inset" className={padding[space]}>
    {children}
  </div>
);
