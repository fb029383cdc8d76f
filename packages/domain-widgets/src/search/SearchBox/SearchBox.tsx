import { IconButton } from '@crt/ui/Button';
import { SearchField } from '@crt/ui/SearchField';
import { useShortcut } from '@crt/ui/use-shortcut';
import { visuallyHidden } from '@crt/ui/visually-hidden';
import { Search } from 'lucide-react';
import { lazy, Suspense, useRef, useState, type KeyboardEvent } from 'react';
import type { SearchHit } from '@crt/api-client/types-main';
import * as styles from './SearchBox.css.ts';
import { longestPhrase } from './search-hit.ts';
import { searchTexts as texts } from './search.texts.ts';

// Layers over the page are larger than the whole box, and most visits search for nothing.
const SearchHits = lazy(async () => ({ default: (await import('./SearchHits.tsx')).SearchHits }));

export interface SearchBoxProps {
  /** Gets the phrase, trimmed and never empty (M5). */
  readonly onSearch: (phrase: string) => void;
  /** Takes several ids, which are longer than a phrase. */
  readonly takesSeveral?: boolean;
  /** Told what is typed, to offer what it may mean. */
  readonly onType?: (text: string) => void;
  /** The plans that what is typed may mean, the likeliest first. */
  readonly hits?: readonly SearchHit[];
  /** Address of what was found. */
  readonly hrefOf: (hit: SearchHit) => string;
  /** One of the plans was opened. */
  readonly onOpened?: () => void;
  /** A search is under way; another one is not begun (M1). */
  readonly isBusy: boolean;
  readonly autoFocus?: boolean;
}

const none: readonly SearchHit[] = [];

/**
 * Looks for a plan by its id, the end of it, its order or PO number: Enter or the button (M1, M5). What may be meant is
 * offered while one types, reached by the down arrow. What was typed stays, so that it can be mended.
 */
export const SearchBox = (props: SearchBoxProps) => {
  const { onSearch, takesSeveral = false, onType, hits = none, hrefOf, onOpened } = props;
  const { isBusy, autoFocus = false } = props;
  const [text, setText] = useState('');
  const [isClosed, setIsClosed] = useState(false);
  const box = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isOpen = hits.length > 0 && !isClosed && text.trim() !== '';
  const field = useRef<HTMLInputElement>(null);
  useShortcut({ keys: '/', label: texts.label, onAction: () => field.current?.focus() });
  const search = () => {
    const phrase = text.trim();
    setIsClosed(false);
    if (phrase !== '' && !isBusy) onSearch(phrase);
  };
  const type = (next: string) => {
    setText(next);
    setIsClosed(false);
    onType?.(next);
  };
  const onKey = (event: KeyboardEvent) => {
    if (!isOpen || !['ArrowDown', 'Escape'].includes(event.key)) return;
    // The first Escape takes the list away, the second one the text.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') setIsClosed(true);
    else list.current?.querySelector('a')?.focus();
  };
  return (
    <search ref={box} className={styles.box}>
      <div onKeyDownCapture={onKey}>
        <SearchField
          ref={field}
          label={texts.label}
          placeholder={texts.placeholder}
          value={text}
          onChange={type}
          onSubmit={search}
          {...(!takesSeveral && { maxLength: longestPhrase })}
          autoFocus={autoFocus}
        />
      </div>
      <IconButton
        label={texts.submit}
        icon={<Search />}
        variant="ghost"
        isPending={isBusy}
        onPress={search}
      />
      <span role="status" className={visuallyHidden}>
        {isOpen && texts.found(hits.length)}
      </span>
      {isOpen && (
        <Suspense>
          <SearchHits
            hits={hits}
            hrefOf={hrefOf}
            trigger={box}
            list={list}
            onBack={() => {
              setIsClosed(true);
              box.current?.querySelector('input')?.focus();
            }}
            onClose={() => {
              setIsClosed(true);
              onOpened?.();
            }}
          />
        </Suspense>
      )}
    </search>
  );
};
