import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection as AriaMenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '@crt/ui/Icon';
import type { MenuSection } from './menu.ts';
import * as styles from './NavMenu.css.ts';

export interface NavMenuProps {
  /** The button that opens it. */
  readonly trigger: ReactNode;
  readonly label: string;
  readonly placement: 'bottom start' | 'bottom end' | 'end top' | 'end bottom';
  readonly children: ReactNode;
}

/** A menu that hangs on a button of the navigation. */
export const NavMenu = ({ trigger, label, placement, children }: NavMenuProps) => (
  <MenuTrigger>
    {trigger}
    <Popover className={styles.popover} placement={placement} offset={6}>
      <Menu aria-label={label} className={styles.menu}>
        {children}
      </Menu>
    </Popover>
  </MenuTrigger>
);

/** The entries of a section as menu items, with its groups. */
export const SectionEntries = ({ section, currentPath }: { section: MenuSection; currentPath: string }) =>
  section.groups.map((group) => (
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
          {...(entry.path === currentPath && { 'aria-current': 'page' })}
        >
          {entry.label}
        </MenuItem>
      ))}
    </AriaMenuSection>
  ));

export interface ChoiceSectionProps<Choice extends string> {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly texts?: Readonly<Record<Choice, string>>;
  readonly chosen: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** One choice of several inside a menu: the mode of the menu, the theme, the density. */
export function ChoiceSection<Choice extends string>({
  label,
  choices,
  texts,
  chosen,
  onChoose,
}: ChoiceSectionProps<Choice>) {
  return (
    <AriaMenuSection
      className={styles.section}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[chosen]}
      onSelectionChange={(keys) => {
        const choice = keys === 'all' ? undefined : choices.find((candidate) => keys.has(candidate));
        if (choice !== undefined) onChoose(choice);
      }}
    >
      <Header className={styles.heading}>{label}</Header>
      {choices.map((choice) => (
        <MenuItem
          key={choice}
          id={choice}
          textValue={texts?.[choice] ?? choice}
          className={styles.entry}
          shouldCloseOnSelect={false}
        >
          {({ isSelected }) => (
            <>
              {texts?.[choice] ?? choice}
              {isSelected && (
                <span className={styles.check}>
                  <Icon>
                    <Check />
                  </Icon>
                </span>
              )}
            </>
          )}
        </MenuItem>
      ))}
    </AriaMenuSection>
  );
}
