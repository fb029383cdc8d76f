import { searchPhrase } from '@crt/api-client/main/search';
import { apiOf } from '@crt/api-client/query-client';
import { toast } from '@crt/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SearchScreen } from './search-hit.ts';
import { SearchBox } from './SearchBox.tsx';
import { searchTexts as texts } from './search.texts.ts';
import { useSearchHits } from './use-search-hits.ts';

export interface ConnectedSearchBoxProps {
  /** The screen from which is searched. */
  readonly screen: SearchScreen;
  /** The plan was found, and is to be shown on this screen (M3). */
  readonly onFound: (planId: number, screen: SearchScreen) => void;
  /** Address of a plan on a screen, for those that are offered. */
  readonly hrefOf: (planId: number, screen: SearchScreen) => string;
  /** One of those that are offered was opened. */
  readonly onOpened?: () => void;
  readonly autoFocus?: boolean;
}

const tellFailure = (message: string) => void toast({ message: message || texts.failed, tone: 'critical' });

/**
 * The search box: one call at a time, its target told, a failure as a toast in the server's words (M1 to M5). Where several
 * plans may be meant they are offered below it.
 */
export const ConnectedSearchBox = (props: ConnectedSearchBoxProps) => {
  const { screen, onFound, hrefOf, onOpened, autoFocus = false } = props;
  const client = useQueryClient();
  const [text, setText] = useState('');
  const hits = useSearchHits(text, screen);
  const search = useMutation({
    mutationFn: (phrase: string) =>
      apiOf(client).call(searchPhrase, { body: { phrase, screenType: screen } }),
    onSuccess: ({ fulfilmentPlanId, screenType, hits: several, message }) => {
      if (fulfilmentPlanId !== null && screenType !== null) {
        // What is found takes away what was offered.
        setText('');
        onFound(fulfilmentPlanId, screenType);
      } else if (several.length === 0) tellFailure(message);
    },
    onError: ({ message }) => tellFailure(message),
  });
  const isSearched = text.trim() !== '' && search.variables === text.trim();
  return (
    <SearchBox
      onSearch={(phrase) => {
        setText(phrase);
        search.mutate(phrase);
      }}
      onType={setText}
      hits={isSearched && search.data ? search.data.hits : hits}
      hrefOf={({ fulfilmentPlanId, screenType }) => hrefOf(fulfilmentPlanId, screenType)}
      {...(onOpened && { onOpened })}
      isBusy={search.isPending}
      autoFocus={autoFocus}
    />
  );
};
