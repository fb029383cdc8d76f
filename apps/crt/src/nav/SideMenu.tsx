import { ChevronRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Icon } from '@crt/ui/Icon';
import { Tooltip } from '@crt/ui/Tooltip';
import { NavBell, NavSearch, NavSearchPopover } from './later-tools.ts';
import { usePreload } from '../routes/preload.ts';
import { Brand } from './Brand.tsx';
import { entriesOf, type MenuEntry, type MenuSection } from './menu.ts';
import { item, label, screenName } from './nav-item.css.ts';
import { navTexts } from './nav.texts.ts';
import type { NavigationProps } from './navigation.ts';
import { SectionButton } from './SectionButton.tsx';
import { sectionIcons } from './section-icons.tsx';
import * as styles from './SideMenu.css.ts';
import { UserMenu } from './UserMenu.tsx';

/** The navigation at the side: with words, or collapsed to icons whose names show on hover and focus (B24). */
export const SideMenu = ({
  menu,
  current,
  currentPath,
  isCollapsed,
}: NavigationProps & { isCollapsed: boolean }) => {
  const Section = isCollapsed ? CollapsedSection : ExpandedSection;
  return (
    <header className={styles.side} data-collapsed={isCollapsed || undefined} {...usePreload()}>
      <div className={styles.top}>
        <Brand isMarkOnly={isCollapsed} />
      </div>
      <div className={styles.search}>
        <Suspense>{isCollapsed ? <NavSearchPopover /> : <NavSearch place="side" />}</Suspense>
      </div>
      <nav aria-label={navTexts.main} className={styles.scroll}>
        <ul className={styles.list}>
          {menu.map((section) => (
            <li key={section.id}>
              <Section section={section} isCurrent={section.id === current} currentPath={currentPath} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.bottom}>
        <Suspense>
          <NavBell />
        </Suspense>
        <UserMenu place={isCollapsed ? 'icon' : 'side'} />
      </div>
    </header>
  );
};

interface SectionProps {
  readonly section: MenuSection;
  readonly isCurrent: boolean;
  readonly currentPath: string;
}

const markOf = (isCurrent: boolean, path: string | undefined, currentPath: string) =>
  isCurrent ? { 'aria-current': path === currentPath ? ('page' as const) : ('true' as const) } : {};

const ExpandedSection = ({ section, isCurrent, currentPath }: SectionProps) => {
  const [isOpen, setIsOpen] = useState(isCurrent);
  const [wasCurrent, setWasCurrent] = useState(isCurrent);
  const [first, ...rest] = entriesOf(section);
  if (isCurrent !== wasCurrent) {
    setWasCurrent(isCurrent);
    // Where one has arrived is shown, also by a link or after signing in; what was opened by hand stays open.
    if (isCurrent) setIsOpen(true);
  }
  // A record stands in no menu: then the section says where one is (B23).
  const isMarkedBelow = isOpen && entriesOf(section).some(({ path }) => path === currentPath);
  const face = (
    <>
      <Icon>{sectionIcons[section.id]}</Icon>
      <span className={label}>{section.label}</span>
    </>
  );
  if (first && rest.length === 0) {
    return (
      <Link
        href={first.path}
        className={item({ place: 'side' })}
        {...markOf(isCurrent, first.path, currentPath)}
      >
        {face}
      </Link>
    );
  }
  return (
    <>
      <Button
        className={item({ place: 'side' })}
        aria-expanded={isOpen}
        data-quiet
        onPress={() => setIsOpen(!isOpen)}
        {...(isCurrent && !isMarkedBelow && { 'aria-current': 'true' })}
      >
        {face}
        <span className={styles.chevron}>
          <Icon>
            <ChevronRight />
          </Icon>
        </span>
      </Button>
      {isOpen && <NestedEntries section={section} currentPath={currentPath} />}
    </>
  );
};

const NestedEntries = ({ section, currentPath }: { section: MenuSection; currentPath: string }) => (
  <ul className={styles.nested} aria-label={section.label}>
    {section.groups.map((group) => (
      <li key={group.label ?? ''}>
        {group.label !== undefined && <div className={styles.group}>{group.label}</div>}
        <ul className={styles.list} aria-label={group.label}>
          {group.entries.map((entry) => (
            <li key={entry.path}>
              <NestedEntry entry={entry} isCurrent={entry.path === currentPath} />
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
);

/** Where one has arrived is in sight, also in a menu that is higher than the window. */
const bringIntoSight = (entry: HTMLElement | null) => entry?.scrollIntoView({ block: 'nearest' });

const NestedEntry = ({ entry, isCurrent }: { entry: MenuEntry; isCurrent: boolean }) => (
  <Link
    href={entry.path}
    className={item({ place: 'nested' })}
    {...(isCurrent && { 'aria-current': 'page', ref: bringIntoSight })}
  >
    {entry.icon}
    {/* People name their filters as they like: those end with the menu. */}
    <span className={entry.icon === undefined ? screenName : label} title={entry.label}>
      {entry.label}
    </span>
  </Link>
);

const CollapsedSection = ({ section, isCurrent, currentPath }: SectionProps) => {
  const [first, ...rest] = entriesOf(section);
  const mark = markOf(isCurrent, first?.path, currentPath);
  const icon = <Icon size="bar">{sectionIcons[section.id]}</Icon>;
  if (first && rest.length === 0) {
    return (
      <Tooltip content={section.label} placement="end" delay={150}>
        <Link href={first.path} className={item({ place: 'icon' })} aria-label={section.label} {...mark}>
          {icon}
        </Link>
      </Tooltip>
    );
  }
  return (
    <Tooltip content={section.label} placement="end" delay={150}>
      <SectionButton
        section={section}
        currentPath={currentPath}
        className={item({ place: 'icon' })}
        placement="end top"
        mark={mark}
        label={section.label}
      >
        {icon}
      </SectionButton>
    </Tooltip>
  );
};
