import { CommandPalette } from '@crt/ui/CommandPalette';
import { setPreferences } from '../../app/preferences/preferences.ts';
import { useSession } from '../../app/sign-in/SessionProvider.tsx';
import { useGoTo } from '../../routes/location.ts';
import { navTexts } from '../nav.texts.ts';
import { commandsOf } from './commands-of.tsx';
import type { CommandsProps } from './Commands.tsx';

export interface CommandsDialogProps extends CommandsProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onShortcuts: () => void;
}

/** The palette over the screen: type a few letters, press Enter. */
const CommandsDialog = ({ screens, saved, onShortcuts, ...palette }: CommandsDialogProps) => {
  const session = useSession();
  const goTo = useGoTo();
  const commands = commandsOf(screens, saved, {
    goTo,
    choose: setPreferences,
    showShortcuts: onShortcuts,
    signOut: () => void session.signOut(),
  });
  return <CommandPalette {...palette} commands={commands} placeholder={navTexts.commandsPlaceholder} />;
};

export default CommandsDialog;
