import { IconButton } from '@crt/ui/Button';
import { SearchField } from '@crt/ui/SearchField';
import { Search } from 'lucide-react';
import { useState } from 'react';
import * as styles from './SearchBox.css.ts';
import { searchTexts as texts } from './search.texts.ts';

export interface SearchBoxProps {
  /** Gets the phrase, trimmed and never empty (M5). */
  readonly onSearch: (phrase: string) => void;
  /** A search is under way; another one is not begun (M1). */
  readonly isBusy: boolean;
  readonly autoFocus?: boolean;
}

/** Looks for a plan by its id: Enter or the button (M1, M5). What was typed stays, so that it can be mended. */
export const SearchBox = ({ onSearch, isBusy, autoFocus = false }: SearchBoxProps) => {
  const [text, setText] = useState('');
  const search = () => {
    const phrase = text.trim();
    if (phrase !== '' && !isBusy) onSearch(phrase);
  };
  return (
    <search className={styles.box}>
      <SearchField
        label={texts.label}
        placeholder={texts.label}
        value={text}
        onChange={setText}
        onSubmit={search}
        maxLength={60}
        autoFocus={autoFocus}
      />
      <IconButton
        label={texts.submit}
        icon={<Search />}
        variant="ghost"
        isPending={isBusy}
        onPress={search}
      />
    </search>
  );
};
