import { ApiError } from '@crt/api-client/api-error';
import { searchPhrase } from '@crt/api-client/main/search';
import { apiOf } from '@crt/api-client/query-client';
import type { SearchHit } from '@crt/api-client/types-main';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SearchScreen } from './search-hit.ts';

const pause = 250;
/** A single letter or digit is in nearly every id. */
const fewestLetters = 2;

const nothing: readonly SearchHit[] = [];

/** What may be meant by what is typed, asked for after a pause; an older question is given up. */
export function useSearchHits(text: string, screen: SearchScreen): readonly SearchHit[] {
  const client = useQueryClient();
  const [found, setFound] = useState({ phrase: '', hits: nothing });
  const phrase = text.trim();
  useEffect(() => {
    if (phrase.length < fewestLetters) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      try {
        const body = { phrase, screenType: screen };
        const { hits } = await apiOf(client).call(searchPhrase, { body }, { signal });
        if (!signal.aborted) setFound({ phrase, hits });
      } catch (error) {
        // Nothing found is said when it is searched for; without an offer one can still search.
        if (!signal.aborted && !(error instanceof ApiError)) throw error;
        if (!signal.aborted) setFound({ phrase, hits: nothing });
      }
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, phrase, screen]);
  // What was offered for fewer letters stands until there is better.
  return phrase.length >= fewestLetters && phrase.startsWith(found.phrase) ? found.hits : nothing;
}
