import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** What a button needs to open a menu whose files are loaded only then. */
export interface MenuButton {
  readonly isOpen: boolean;
  readonly close: () => void;
  readonly trigger: RefObject<HTMLButtonElement | null>;
  /** Spread on the button. */
  readonly buttonProps: {
    readonly ref: RefObject<HTMLButtonElement | null>;
    readonly 'aria-haspopup': 'menu';
    readonly 'aria-expanded': boolean;
    readonly onPress: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onHoverStart: () => void;
    readonly onFocus: () => void;
  };
}

/** State of a menu behind a button; `preload` fetches the menu's files as soon as somebody comes near. */
export function useMenuButton(preload: () => void): MenuButton {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return {
    isOpen,
    close: () => setIsOpen(false),
    trigger,
    buttonProps: {
      ref: trigger,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      onPress: () => setIsOpen(!isOpen),
      onKeyDown: (event) => {
        if (event.key === 'ArrowDown') setIsOpen(true);
      },
      onHoverStart: preload,
      onFocus: preload,
    },
  };
}
