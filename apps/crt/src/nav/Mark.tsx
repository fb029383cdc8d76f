import * as styles from './Mark.css.ts';

/** The product's mark: milestones on a line, planned, reached, on its way. Its name stands beside it. */
export const Mark = () => (
  <svg viewBox="0 0 24 24" className={styles.mark} aria-hidden="true">
    <rect width="24" height="24" rx="6" className={styles.tile} />
    <path d="M6.5 15.5 L11 9 L14.5 13 L17.5 8.5" className={styles.line} />
    <circle cx="6.5" cy="15.5" r="1.6" className={styles.dot} />
    <circle cx="17.5" cy="8.5" r="1.6" className={styles.dot} />
  </svg>
);
