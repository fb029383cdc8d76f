import type { ReactNode } from 'react';
import * as styles from './two-lines.css.ts';

/** A text in two small lines of a table's row, for what has to be read whole where it stands. */
export const twoLines = (text: string | null): ReactNode =>
  text && (
    <span className={styles.twoLines} title={text}>
      {text}
    </span>
  );
