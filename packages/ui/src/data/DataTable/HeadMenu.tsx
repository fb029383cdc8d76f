import { useRef } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { MenuList } from '../../primitives/Menu/Menu.tsx';
import { surface } from '../../primitives/Popover/surface.css.ts';
import { headMenuGroups, type HeadMenuFacts } from './head-menu-groups.ts';

interface HeadMenuProps {
  facts: HeadMenuFacts;
  label: string;
  /** The head below which it opens. */
  head: HTMLElement;
  onClose: () => void;
}

/** The menu of a column: its order, its place, its width. */
export function HeadMenu({ facts, label, head, onClose }: HeadMenuProps) {
  const opener = useRef(head);
  return (
    <Popover
      data-component="Menu"
      className={surface}
      aria-label={label}
      placement="bottom start"
      triggerRef={opener}
      isOpen
      onOpenChange={onClose}
    >
      <MenuList label={label} groups={headMenuGroups(facts)} autoFocus="first" onClose={onClose} />
    </Popover>
  );
}
