import type { ReactNode } from 'react';
import * as styles from './Specimen.css.ts';

/** Stacks the rows of a story that shows several looks at once. */
export const Specimen = ({ children }: { children: ReactNode }) => (
  <div className={styles.list}>{children}</div>
);

/** One row of looks with its name in front. */
export const SpecimenRow = ({ label, children }: { label?: string; children: ReactNode }) => (
  <div className={styles.row}>
    {label !== undefined && <span className={styles.label}>{label}</span>}
    {children}
  </div>
);
