import { IconButton } from '@crt/ui/Button';
import { Popover } from '@crt/ui/Popover';
import { Search } from 'lucide-react';
import { navTexts } from './nav.texts.ts';
import * as styles from './NavSearch.css.ts';
import { PlacedSearch, useMaySearch } from './PlacedSearch.tsx';

/** The search box behind a button, in the menu that has room for icons only (B17). */
const NavSearchPopover = () =>
  useMaySearch() && (
    <Popover
      label={navTexts.search}
      placement="end top"
      trigger={<IconButton label={navTexts.search} icon={<Search />} variant="ghost" />}
    >
      {(close) => (
        <div className={styles.place.bar}>
          <PlacedSearch onLeave={close} autoFocus />
        </div>
      )}
    </Popover>
  );

export default NavSearchPopover;
