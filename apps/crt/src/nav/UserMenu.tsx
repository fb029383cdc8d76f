import { ChevronsUpDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Icon } from '@crt/ui/Icon';
import { Tooltip } from '@crt/ui/Tooltip';
import {
  densityChoices,
  menuModes,
  setPreference,
  themeChoices,
  usePreferences,
} from '../app/preferences/preferences.ts';
import { useSession, useSessionState } from '../app/sign-in/SessionProvider.tsx';
import { routeRows } from '../routes/rows.ts';
import { end, item } from './nav-item.css.ts';
import { navTexts } from './nav.texts.ts';
import { ChoiceSection, NavMenu } from './NavMenu.tsx';
import * as menuStyles from './NavMenu.css.ts';
import * as styles from './UserMenu.css.ts';

const AboutDialog = lazy(() => import('./AboutDialog.tsx'));

/** Own pages of everybody, in the order of the menu (B14); listed once they are built. */
const ownPages = [
  { path: '/ChangePassword', label: navTexts.changePassword },
  { path: '/Notification/NotificationsSettings', label: navTexts.notificationsSettings },
  { path: '/FilterManagement', label: navTexts.filterManagement },
].filter(({ path }) => routeRows.some((row) => row.path === path && row.screen !== undefined));

function initialsOf(name: string): string {
  const words = name.split(/[\s.-]+/).filter((word) => word !== '');
  return (words.length > 1 ? [words[0], words.at(-1)] : [name.slice(0, 2)])
    .map((word) => (words.length > 1 ? word?.slice(0, 1) : word))
    .join('')
    .toUpperCase();
}

/** Who is signed in, their choices for this browser, and the way out (B14). */
export const UserMenu = ({ place }: { place: 'bar' | 'side' | 'icon' }) => {
  const session = useSession();
  const state = useSessionState();
  const preferences = usePreferences();
  const [isAboutOpen, setIsAboutOpen] = useState(false);
  if (state.status !== 'signed-in') return null;
  const name = state.user.name.toUpperCase();
  return (
    <>
      <NavMenu
        label={navTexts.userMenu(state.user.name)}
        placement={place === 'bar' ? 'bottom end' : 'end bottom'}
        trigger={<UserButton name={name} place={place} />}
      >
        <ChoiceSection
          label={navTexts.menuMode}
          choices={menuModes}
          chosen={preferences.menuMode}
          onChoose={(mode) => setPreference('menuMode', mode)}
        />
        <ChoiceSection
          label={navTexts.theme}
          choices={themeChoices}
          texts={navTexts.themes}
          chosen={preferences.theme}
          onChoose={(theme) => setPreference('theme', theme)}
        />
        <ChoiceSection
          label={navTexts.density}
          choices={densityChoices}
          texts={navTexts.densities}
          chosen={preferences.density}
          onChoose={(density) => setPreference('density', density)}
        />
        <MenuSection className={menuStyles.section} aria-label={state.user.name}>
          {ownPages.map(({ path, label }) => (
            <MenuItem key={path} href={path} className={menuStyles.entry}>
              {label}
            </MenuItem>
          ))}
          <MenuItem className={menuStyles.entry} onAction={() => setIsAboutOpen(true)}>
            {navTexts.about}
          </MenuItem>
          <MenuItem className={menuStyles.entry} onAction={() => void session.signOut()}>
            {navTexts.logOut}
          </MenuItem>
        </MenuSection>
      </NavMenu>
      {isAboutOpen && (
        <Suspense>
          <AboutDialog onClose={() => setIsAboutOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

const UserButton = ({ name, place }: { name: string; place: 'bar' | 'side' | 'icon' }) => {
  const avatar = (
    <span className={styles.avatar} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
  if (place === 'icon') {
    return (
      <Tooltip content={name} placement="end" delay={150}>
        <Button className={item({ place })} aria-label={name}>
          {avatar}
        </Button>
      </Tooltip>
    );
  }
  return (
    <Button className={item({ place })}>
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
