import { Link } from 'react-aria-components/Link';
import { applicationTitle } from '../app/app-title.ts';
import { usePermissions } from '../app/permissions/RightsProvider.tsx';
import * as styles from './Brand.css.ts';

/** The name of the application ('CRT' or 'eDOC', A3) as the way home. `isMarkOnly` leaves the word to its accessible name. */
export const Brand = ({ isMarkOnly = false }: { isMarkOnly?: boolean }) => {
  const title = applicationTitle(usePermissions());
  return (
    <Link href="/" className={styles.brand} aria-label={title}>
      {/* Milestones on a line: planned, reached, on its way. */}
      <svg viewBox="0 0 24 24" className={styles.mark} aria-hidden="true">
        <rect width="24" height="24" rx="6" className={styles.tile} />
        <path d="M6.5 15.5 L11 9 L14.5 13 L17.5 8.5" className={styles.line} />
        <circle cx="6.5" cy="15.5" r="1.6" className={styles.dot} />
        <circle cx="17.5" cy="8.5" r="1.6" className={styles.dot} />
      </svg>
      {!isMarkOnly && <span aria-hidden="true">{title}</span>}
    </Link>
  );
};
