import { PlacedSearch, useMaySearch } from './PlacedSearch.tsx';
import * as styles from './NavSearch.css.ts';

/** The search box of the navigation where it has room (B17). */
const NavSearch = ({ place }: { place: 'bar' | 'side' }) =>
  useMaySearch() && (
    <div className={styles.place[place]}>
      <PlacedSearch />
    </div>
  );

export default NavSearch;
