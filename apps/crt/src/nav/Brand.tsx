import { Link } from 'react-aria-components/Link';
import { applicationTitle } from '../app/app-title.ts';
import { usePermissions } from '../app/permissions/RightsProvider.tsx';
import * as styles from './Brand.css.ts';
import { Mark } from './Mark.tsx';

/** The name of the application ('CRT' or 'eDOC', A3) as the way home. `isMarkOnly` leaves the word to its accessible name. */
export const Brand = ({ isMarkOnly = false }: { isMarkOnly?: boolean }) => {
  const title = applicationTitle(usePermissions());
  return (
    <Link href="/" className={styles.brand} aria-label={title}>
      <Mark />
      {!isMarkOnly && <span aria-hidden="true">{title}</span>}
    </Link>
  );
};
