import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  type MenuProps as AriaMenuProps,
} from 'react-aria-components/Menu';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { Icon } from '../Icon/Icon.tsx';
import * as list from '../ListBox/ListBox.css.ts';
import { surface } from '../Popover/surface.css.ts';
import { keys } from './Menu.css.ts';

/** One line of a menu. */
export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  /** A second, quieter line; for a disabled entry the reason. */
  description?: string;
  /** Shown at the end; the application binds the keys. */
  shortcut?: string;
  onAction?: () => void;
  /** Makes it a link. */
  href?: string;
  isDisabled?: boolean;
  /** `critical` for what cannot be undone. */
  tone?: 'neutral' | 'critical';
}

/** A group of lines, with a title of its own, or in which one is chosen. */
export interface MenuGroup {
  id: string;
  title?: string;
  entries: readonly MenuEntry[];
  /** Id of the chosen entry: the group is then a choice and its entries need no action. */
  selected?: string;
  onSelect?: (id: string) => void;
}

export interface MenuProps {
  /** A Button or IconButton that opens it. */
  trigger: ReactNode;
  /** Read aloud; by default the trigger's name. */
  label?: string;
  /** Groups are divided by lines. */
  groups: readonly MenuGroup[];
  placement?: NonNullable<PopoverProps['placement']>;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** A list of actions or links behind a button. */
export const Menu = ({ trigger, label, groups, placement = 'bottom start', ...state }: MenuProps) => (
  <MenuTrigger {...state}>
    {trigger}
    <Popover data-component="Menu" offset={4} placement={placement} className={surface}>
      <MenuList label={label} groups={groups} />
    </Popover>
  </MenuTrigger>
);

interface MenuListProps extends Pick<AriaMenuProps<object>, 'autoFocus' | 'onClose'> {
  label: string | undefined;
  groups: readonly MenuGroup[];
}

/** The lines of a menu, wherever it opens. */
export const MenuList = ({ label, groups, ...rest }: MenuListProps) => (
  <AriaMenu className={list.list} {...rest} {...(label === undefined ? {} : { 'aria-label': label })}>
    {groups.flatMap((group, index) => [
      ...(index === 0 ? [] : [<Separator key={`${group.id} line`} className={list.separator} />]),
      <Group key={group.id} group={group} />,
    ])}
  </AriaMenu>
);

const Group = ({ group: { id, title, entries, selected, onSelect } }: { group: MenuGroup }) => (
  <MenuSection
    id={id}
    {...(title === undefined ? { 'aria-label': entries.map((entry) => entry.label).join(', ') } : {})}
    {...(selected === undefined
      ? {}
      : {
          selectionMode: 'single',
          disallowEmptySelection: true,
          selectedKeys: [selected],
          onSelectionChange: (keys) => {
            const [key] = keys === 'all' ? [] : [...keys];
            if (typeof key === 'string') onSelect?.(key);
          },
        })}
  >
    {title !== undefined && <Header className={list.sectionTitle}>{title}</Header>}
    {entries.map((entry) => (
      <Entry key={entry.id} entry={entry} />
    ))}
  </MenuSection>
);

const Entry = ({ entry }: { entry: MenuEntry }) => (
  <MenuItem
    id={entry.id}
    textValue={entry.label}
    isDisabled={entry.isDisabled === true}
    className={list.item}
    data-tone={entry.tone ?? 'neutral'}
    {...(entry.onAction === undefined ? {} : { onAction: entry.onAction })}
    {...(entry.href === undefined ? {} : { href: entry.href })}
  >
    {({ isSelected, selectionMode }) => (
      <>
        {entry.icon !== undefined && <Icon>{entry.icon}</Icon>}
        <span className={list.texts}>
          <span>{entry.label}</span>
          {entry.description !== undefined && <span className={list.description}>{entry.description}</span>}
        </span>
        {entry.shortcut !== undefined && <kbd className={keys}>{entry.shortcut}</kbd>}
        {selectionMode !== 'none' && (
          <span className={list.check}>
            {isSelected && (
              <Icon>
                <Check />
              </Icon>
            )}
          </span>
        )}
      </>
    )}
  </MenuItem>
);
