import { SearchField } from '@crt/ui/SearchField';
import { use, useEffect, useState, type KeyboardEvent } from 'react';
import { ComingContext } from '../../shared/filter/coming.ts';
import { coming } from '../../shared/filter/FilterPicker.css.ts';
import { planTexts } from '../plan.texts.ts';
import * as styles from './RequestSearch.css.ts';

/** Answers the request ids that contain a text; a newer question cancels the older one. */
export type FindRequests = (text: string, signal: AbortSignal) => Promise<readonly string[]>;

const pause = 300;
/** Ids are short; a single letter would match nearly everything. */
const minimumLetters = 2;

function useSuggestions(text: string, find: FindRequests): readonly string[] {
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  useEffect(() => {
    if (text.trim().length < minimumLetters) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      find(text.trim(), controller.signal).then(
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

export interface RequestSearchProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly find: FindRequests;
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

/** Narrows the list to request ids that contain the typed text, and offers those that exist (E9). */
export const RequestSearch = ({ value, onChange, find }: RequestSearchProps) => {
  const suggestions = useSuggestions(value, find);
  if (use(ComingContext)) return <span className={`${coming} ${styles.search}`} />;
  return (
    <div className={styles.search} onKeyDownCapture={keepOnEscape}>
      <SearchField
        label={planTexts.list.filters.requestId}
        placeholder={planTexts.list.filters.requestId}
        value={value}
        onChange={onChange}
        maxLength={30}
        suggestions={suggestions}
      />
    </div>
  );
};
