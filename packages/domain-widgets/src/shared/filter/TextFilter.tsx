import { longestRequestIds, longestRequestSearch } from '@crt/domain/list-page';
import { SearchField } from '@crt/ui/SearchField';
import { useEffect, useState, type KeyboardEvent } from 'react';
import * as styles from './TextFilter.css.ts';

/** Answers which request ids contain a text; a newer question cancels the older one. */
export type FindTexts = (text: string, signal: AbortSignal) => Promise<readonly string[]>;

const pause = 300;
/** A single letter would match nearly everything. */
const minimumLetters = 2;

function useSuggestions(text: string, find: FindTexts): readonly string[] {
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  useEffect(() => {
    const wanted = text.trim();
    // Nothing contains several ids that were pasted, and nobody answers so long a question.
    if (wanted.length < minimumLetters || wanted.length > longestRequestSearch) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      find(wanted, controller.signal).then(
        (found) => controller.signal.aborted || setSuggestions(found),
        // Without suggestions the text still filters.
        () => undefined,
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, find]);
  return suggestions;
}

export interface TextFilterProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly find: FindTexts;
}

/**
 * The text is a filter in force, not a search that waits: Escape, which has just closed the browser's suggestions, does
 * not take it off in passing. Its cross and its chip do.
 */
function keepOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  // The browser would empty it by itself, too.
  event.preventDefault();
  event.stopPropagation();
}

/** Gives several ids in one line, as many as the filter takes; so few people paste them that reading them is loaded for it. */
function giveInLine(text: string, onChange: (text: string) => void): void {
  if (text.length <= longestRequestIds && !/\p{Cc}/u.test(text)) onChange(text);
  else void import('./cut-request-ids.ts').then(({ cutRequestIds }) => onChange(cutRequestIds(text)));
}

/** Narrows a list to what contains the typed text, or one of the ids that were pasted, and offers what exists (E9). */
export const TextFilter = ({ label, value, onChange, find }: TextFilterProps) => {
  const suggestions = useSuggestions(value, find);
  return (
    <div className={styles.search} onKeyDownCapture={keepOnEscape}>
      <SearchField
        label={label}
        placeholder={label}
        value={value}
        onChange={(text) => giveInLine(text, onChange)}
        suggestions={suggestions}
      />
    </div>
  );
};
