import { ChevronDown } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-aria-components/Link';
import { Icon } from '@crt/ui/Icon';
import { Brand } from './Brand.tsx';
import { entriesOf, type MenuSection } from './menu.ts';
import { NavBell, NavSearch, NavSearchPopover } from './later-tools.ts';
import { usePreload } from '../routes/preload.ts';
import { item } from './nav-item.css.ts';
import { navTexts } from './nav.texts.ts';
import * as styles from './NavBar.css.ts';
import type { NavigationProps } from './navigation.ts';
import { SectionButton } from './SectionButton.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The navigation as a slim bar on top. Where it is `isTight` the tools are icons; sections that have no room are scrolled to. */
export const NavBar = ({ menu, current, currentPath, isTight }: NavigationProps & { isTight: boolean }) => (
  <header className={styles.bar} data-tight={isTight || undefined} {...usePreload()}>
    <Brand isMarkOnly={isTight} />
    <nav
      aria-label={navTexts.main}
      className={styles.scroll}
      onFocus={({ target }) => bringIntoSight(target)}
    >
      <ul className={styles.sections}>
        {menu.map((section) => (
          <li key={section.id} ref={section.id === current ? bringIntoSight : null}>
            <BarSection section={section} isCurrent={section.id === current} currentPath={currentPath} />
          </li>
        ))}
      </ul>
    </nav>
    <div className={styles.end}>
      <Suspense>
        {isTight ? <NavSearchPopover /> : <NavSearch place="bar" />}
        <NavBell />
      </Suspense>
      <UserMenu place={isTight ? 'icon' : 'bar'} />
    </div>
  </header>
);

/** Where one is, is wholly seen, as what has the focus is: a browser leaves that alone when a part of it is in sight. */
const bringIntoSight = (entry: HTMLElement | null) =>
  entry?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

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
