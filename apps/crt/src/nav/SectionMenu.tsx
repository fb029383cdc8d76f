import { Header } from 'react-aria-components/Header';
import { MenuItem, MenuSection as AriaMenuSection, type MenuItemProps } from 'react-aria-components/Menu';
import type { MenuSection } from './menu.ts';
import * as styles from './MenuPopover.css.ts';
import { MenuPopover, type MenuPopoverProps } from './MenuPopover.tsx';

export interface SectionMenuProps extends Omit<MenuPopoverProps, 'label' | 'children'> {
  readonly section: MenuSection;
  readonly currentPath: string;
}

/** The entry on screen (B23); the menu item itself lets no mark through to its link. */
const currentLink: NonNullable<MenuItemProps['render']> = ({ children, ...props }) =>
  'href' in props ? (
    <a {...props} aria-current="page">
      {children}
    </a>
  ) : (
    <div {...props}>{children}</div>
  );

/** The entries of a section as a menu, with its groups. */
const SectionMenu = ({ section, currentPath, ...popover }: SectionMenuProps) => (
  <MenuPopover {...popover} label={section.label}>
    {section.groups.map((group) => (
      <AriaMenuSection
        key={group.label ?? ''}
        className={styles.section}
        aria-label={group.label ?? section.label}
      >
        {group.label !== undefined && <Header className={styles.heading}>{group.label}</Header>}
        {group.entries.map((entry) => (
          <MenuItem
            key={entry.path}
            href={entry.path}
            className={styles.entry}
            {...(entry.path === currentPath && { render: currentLink })}
          >
            {entry.icon}
            {entry.label}
          </MenuItem>
        ))}
      </AriaMenuSection>
    ))}
  </MenuPopover>
);

export default SectionMenu;
