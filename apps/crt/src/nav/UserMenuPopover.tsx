import { Check } from 'lucide-react';
import { Header } from 'react-aria-components/Header';
import { MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Icon } from '@crt/ui/Icon';
import { setPreferences, usePreferences } from '../app/preferences/preferences.ts';
import { densityChoices, menuModes, themeChoices } from '../app/preferences/stored-preferences.ts';
import { useSession, useSessionState } from '../app/sign-in/SessionProvider.tsx';
import * as styles from './MenuPopover.css.ts';
import { MenuPopover, type MenuPopoverProps } from './MenuPopover.tsx';
import { navTexts } from './nav.texts.ts';
import { routeRows } from '../routes/rows.ts';
import { ownPagesOf } from './own-pages.ts';

export interface UserMenuPopoverProps extends Omit<MenuPopoverProps, 'label' | 'children'> {
  readonly onAbout: () => void;
  readonly onMessages: () => void;
}

/** Choices for this browser, own pages, About and the way out. */
const UserMenuPopover = ({ onAbout, onMessages, ...popover }: UserMenuPopoverProps) => {
  const session = useSession();
  const state = useSessionState();
  const preferences = usePreferences();
  const name = state.status === 'signed-in' ? state.user.name : '';
  return (
    <MenuPopover {...popover} label={navTexts.userMenu(name)}>
      <ChoiceSection
        label={navTexts.menuMode}
        choices={menuModes}
        chosen={preferences.menuMode}
        onChoose={(menuMode) => setPreferences({ menuMode })}
      />
      <ChoiceSection
        label={navTexts.theme}
        choices={themeChoices}
        texts={navTexts.themes}
        chosen={preferences.theme}
        onChoose={(theme) => setPreferences({ theme })}
      />
      <ChoiceSection
        label={navTexts.density}
        choices={densityChoices}
        texts={navTexts.densities}
        chosen={preferences.density}
        onChoose={(density) => setPreferences({ density })}
      />
      <MenuSection className={styles.section} aria-label={name}>
        {ownPagesOf(routeRows).map(({ path, label }) => (
          <MenuItem key={path} href={path} className={styles.entry}>
            {label}
          </MenuItem>
        ))}
        <MenuItem className={styles.entry} onAction={onMessages}>
          {navTexts.messages}
        </MenuItem>
        <MenuItem className={styles.entry} onAction={onAbout}>
          {navTexts.about}
        </MenuItem>
        <MenuItem className={styles.entry} onAction={() => void session.signOut()}>
          {navTexts.logOut}
        </MenuItem>
      </MenuSection>
    </MenuPopover>
  );
};

export default UserMenuPopover;

interface ChoiceSectionProps<Choice extends string> {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly texts?: Readonly<Record<Choice, string>>;
  readonly chosen: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** One choice of several inside a menu: the mode of the menu, the theme, the density. */
function ChoiceSection<Choice extends string>({
  label,
  choices,
  texts,
  chosen,
  onChoose,
}: ChoiceSectionProps<Choice>) {
  return (
    <MenuSection
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
    </MenuSection>
  );
}
