import { useState } from 'react';
import { Search } from 'lucide-react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { TextField } from 'react-aria-components/TextField';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as list from '../../primitives/ListBox/ListBox.css.ts';
import { ListMessage } from '../../primitives/ListBox/ListBox.tsx';
import { useFlowTexts } from '../../texts/flow-texts.ts';
import { Keys } from '../Shortcuts/Keys.tsx';
import {
  type Command,
  type CommandGroup,
  type CommandSource,
  type FittingCommand,
  fittingGroups,
} from './command.ts';
import * as styles from './CommandPalette.css.ts';
import { useSources } from './use-sources.ts';

export interface CommandPaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Everything that can be done here, in the order in which it stands while nothing is typed. */
  commands: readonly Command[];
  /** Where else is searched while one types: records, users. */
  sources?: readonly CommandSource[];
  placeholder?: string;
}

/**
 * Everything that can be done or gone to, found by a few letters. The focus stays in the field; arrows walk through
 * the commands, Enter does one, Escape closes.
 */
export const CommandPalette = ({ isOpen, onOpenChange, ...props }: CommandPaletteProps) => {
  const texts = useFlowTexts();
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={styles.overlay}>
      <Modal className={styles.sheet}>
        <Dialog data-component="CommandPalette" aria-label={texts.commands} className={styles.dialog}>
          <Sheet {...props} onDone={() => onOpenChange(false)} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};

const noSources: readonly CommandSource[] = [];

interface SheetProps extends Pick<CommandPaletteProps, 'commands' | 'sources' | 'placeholder'> {
  onDone: () => void;
}

const Sheet = ({ commands, sources = noSources, placeholder, onDone }: SheetProps) => {
  const texts = useFlowTexts();
  const [query, setQuery] = useState('');
  const answers = useSources(sources, query.trim());
  const found = answers.flatMap(({ source, commands: theirs }) => fromSource(source.title, theirs));
  const groups = [...fittingGroups(query, commands, texts.otherCommands), ...found];
  const states = answers.flatMap(({ source, state }) =>
    state === 'answered' ? [] : [(state === 'failed' ? texts.searchFailed : texts.searching)(source.title)],
  );
  return (
    <Autocomplete inputValue={query} onInputChange={setQuery}>
      <TextField aria-label={texts.commands} autoFocus className={styles.search}>
        <Icon>
          <Search />
        </Icon>
        <Input className={styles.input} placeholder={placeholder ?? texts.commandPlaceholder} />
      </TextField>
      {/* Can scroll, so it must be reachable by key; the focus is in the field. */}
      <div role="region" aria-label={texts.commands} tabIndex={0} className={styles.list}>
        <Menu
          aria-label={texts.commands}
          className={styles.menu}
          items={groups}
          renderEmptyState={() => <ListMessage>{texts.noCommands}</ListMessage>}
        >
          {(group) => (
            <MenuSection id={group.title} className={styles.group}>
              <Header className={list.sectionTitle}>{group.title}</Header>
              {group.commands.map((command) => (
                <Entry key={command.id} command={command} onDone={onDone} />
              ))}
            </MenuSection>
          )}
        </Menu>
      </div>
      <div role="status" className={styles.states}>
        {states.join(' · ')}
      </div>
    </Autocomplete>
  );
};

// The source found them by its own rules, so its order is kept.
const fromSource = (title: string, commands: readonly Command[]): CommandGroup[] =>
  commands.length === 0 ? [] : [{ title, commands: commands.map((command) => ({ ...command, places: [] })) }];

const Entry = ({ command, onDone }: { command: FittingCommand; onDone: () => void }) => (
  <MenuItem
    id={command.id}
    textValue={command.label}
    className={list.item}
    onAction={() => {
      // Closed first, so that what the command opens gets the focus.
      onDone();
      command.onAction();
    }}
  >
    {command.icon !== undefined && <Icon>{command.icon}</Icon>}
    <span className={list.texts}>
      <Marked text={command.label} places={command.places} />
      {command.description !== undefined && <span className={list.description}>{command.description}</span>}
    </span>
    {command.shortcut !== undefined && <Keys keys={command.shortcut} />}
  </MenuItem>
);

/** A text with the typed letters marked, in as few pieces as they have. */
const Marked = ({ text, places }: { text: string; places: readonly number[] }) => {
  const meant = new Set(places);
  const pieces: { from: number; text: string; isHit: boolean }[] = [];
  for (const [index, letter] of text.split('').entries()) {
    const last = pieces.at(-1);
    if (last !== undefined && last.isHit === meant.has(index)) last.text += letter;
    else pieces.push({ from: index, text: letter, isHit: meant.has(index) });
  }
  return (
    <span>
      {pieces.map((piece) =>
        piece.isHit ? (
          <mark key={piece.from} className={styles.hit}>
            {piece.text}
          </mark>
        ) : (
          piece.text
        ),
      )}
    </span>
  );
};
