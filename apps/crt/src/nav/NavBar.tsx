import { ChevronDown } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-aria-components/Link';
import { Icon } from '@crt/ui/Icon';
import { Brand } from './Brand.tsx';
import { entriesOf, type MenuSection } from './menu.ts';
import { NavBell, NavSearch } from './later-tools.ts';
import { usePreload } from '../routes/preload.ts';
import { item } from './nav-item.css.ts';
import { navTexts } from './nav.texts.ts';
import * as styles from './NavBar.css.ts';
import type { NavigationProps } from './navigation.ts';
import { SectionButton } from './SectionButton.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The navigation as a slim bar on top. */
export const NavBar = ({ menu, current, currentPath }: NavigationProps) => (
  <header className={styles.bar} {...usePreload()}>
    <Brand />
    <nav aria-label={navTexts.main}>
      <ul className={styles.sections}>
        {menu.map((section) => (
          <li key={section.id}>
            <BarSection section={section} isCurrent={section.id === current} currentPath={currentPath} />
          </li>
        ))}
      </ul>
    </nav>
    <div className={styles.end}>
      <Suspense>
        <NavSearch place="bar" />
        <NavBell />
      </Suspense>
      <UserMenu place="bar" />
    </div>
  </header>
);

interface BarSectionProps {
  readonly section: MenuSection;
  readonly isCurrent: boolean;
  readonly currentPath: string;
}

/** A section with one entry is that entry's link; with more it opens a menu. */
const BarSection = ({ section, isCurrent, currentPath }: BarSectionProps) => {
  const [first, ...rest] = entriesOf(section);
  const mark = isCurrent
    ? { 'aria-current': first?.path === currentPath ? ('page' as const) : ('true' as const) }
    : {};
  if (first && rest.length === 0) {
    return (
      <Link href={first.path} className={item({ place: 'bar' })} {...mark}>
        {section.label}
      </Link>
    );
  }
  return (
    <SectionButton
      section={section}
      currentPath={currentPath}
      className={item({ place: 'bar' })}
      placement="bottom start"
      mark={mark}
    >
      {section.label}
      <Icon>
        <ChevronDown />
      </Icon>
    </SectionButton>
  );
};
