import { ChevronsUpDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from 'react-aria-components/Button';
import { Icon } from '@crt/ui/Icon';
import { Tooltip } from '@crt/ui/Tooltip';
import { useSessionState } from '../app/sign-in/SessionProvider.tsx';
import { end, item } from './nav-item.css.ts';
import { useMenuButton, type MenuButton } from './use-menu-button.ts';
import * as styles from './UserMenu.css.ts';

const load = () => import('./UserMenuPopover.tsx');
const UserMenuPopover = lazy(load);
const AboutDialog = lazy(() => import('./AboutDialog.tsx'));
const MessagesDialog = lazy(() => import('./MessagesDialog.tsx'));

function initialsOf(name: string): string {
  const words = name.split(/[\s.-]+/).filter((word) => word !== '');
  return (words.length > 1 ? [words[0], words.at(-1)] : [name.slice(0, 2)])
    .map((word) => (words.length > 1 ? word?.slice(0, 1) : word))
    .join('')
    .toUpperCase();
}

/** Who is signed in, their choices for this browser, and the way out (B14). */
export const UserMenu = ({ place }: { place: 'bar' | 'side' | 'icon' }) => {
  const state = useSessionState();
  const { isOpen, close, trigger, buttonProps } = useMenuButton(() => void load());
  const [dialog, setDialog] = useState<'about' | 'messages'>();
  const closeDialog = () => {
    flushSync(() => setDialog(undefined));
    // It was opened from a menu that is gone; the menu's button is where the person came from.
    trigger.current?.focus();
  };
  if (state.status !== 'signed-in') return null;
  return (
    <>
      <UserButton name={state.user.name.toUpperCase()} place={place} buttonProps={buttonProps} />
      <Suspense>
        {isOpen && (
          <UserMenuPopover
            trigger={trigger}
            onClose={close}
            placement={place === 'bar' ? 'bottom end' : 'end bottom'}
            onAbout={() => setDialog('about')}
            onMessages={() => setDialog('messages')}
          />
        )}
        {dialog === 'about' && <AboutDialog onClose={closeDialog} />}
        {dialog === 'messages' && <MessagesDialog onClose={closeDialog} />}
      </Suspense>
    </>
  );
};

interface UserButtonProps extends Pick<MenuButton, 'buttonProps'> {
  readonly name: string;
  readonly place: 'bar' | 'side' | 'icon';
}

const UserButton = ({ name, place, buttonProps }: UserButtonProps) => {
  const avatar = (
    <span className={styles.avatar} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
  if (place === 'icon') {
    return (
      <Tooltip content={name} placement="end" delay={150}>
        <Button {...buttonProps} className={item({ place })} aria-label={name}>
          {avatar}
        </Button>
      </Tooltip>
    );
  }
  return (
    <Button {...buttonProps} className={item({ place })}>
      {avatar}
      <span className={styles.name}>{name}</span>
      {place === 'side' && (
        <span className={end}>
          <Icon>
            <ChevronsUpDown />
          </Icon>
        </span>
      )}
    </Button>
  );
};
