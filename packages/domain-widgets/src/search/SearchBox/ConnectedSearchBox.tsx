import { searchPhrase } from '@crt/api-client/main/search';
import { apiOf } from '@crt/api-client/query-client';
import { readRequestIds } from '@crt/domain/search-phrase';
import { toast } from '@crt/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cutRequestIds } from '../../shared/filter/cut-request-ids.ts';
import { longestPhrase, type SearchScreen } from './search-hit.ts';
import { SearchBox } from './SearchBox.tsx';
import { searchTexts as texts } from './search.texts.ts';
import { useSearchHits } from './use-search-hits.ts';

export interface ConnectedSearchBoxProps {
  /** The screen from which is searched. */
  readonly screen: SearchScreen;
  /** The plan was found, and is to be shown on this screen (M3). */
  readonly onFound: (planId: number, screen: SearchScreen) => void;
  /** Several request ids are searched for, in one line, as the filter of a list takes them; without it they are one phrase. */
  readonly onSeveral?: (requestIds: string) => void;
  /** Address of a plan on a screen, for those that are offered. */
  readonly hrefOf: (planId: number, screen: SearchScreen) => string;
  /** One of those that are offered was opened. */
  readonly onOpened?: () => void;
  readonly autoFocus?: boolean;
}

const tellFailure = (message: string) => void toast({ message: message || texts.failed, tone: 'critical' });

/**
 * The search box: one call at a time, its target told, a failure as a toast in the server's words (M1 to M5). Where several
 * plans may be meant they are offered below it. Several ids are handed on: they are a list, not a plan.
 */
export const ConnectedSearchBox = (props: ConnectedSearchBoxProps) => {
  const { screen, onFound, onSeveral, hrefOf, onOpened, autoFocus = false } = props;
  const client = useQueryClient();
  const [text, setText] = useState('');
  const phrase = text.trim().slice(0, longestPhrase);
  const isSeveral = (typed: string) => onSeveral !== undefined && readRequestIds(typed).length > 1;
  const hits = useSearchHits(isSeveral(text) ? '' : phrase, screen);
  const search = useMutation({
    mutationFn: (wanted: string) =>
      apiOf(client).call(searchPhrase, { body: { phrase: wanted, screenType: screen } }),
    onSuccess: ({ fulfilmentPlanId, screenType, hits: several, message }) => {
      if (fulfilmentPlanId !== null && screenType !== null) {
        // What is found takes away what was offered.
        setText('');
        onFound(fulfilmentPlanId, screenType);
      } else if (several.length === 0) tellFailure(message);
    },
    onError: ({ message }) => tellFailure(message),
  });
  const isSearched = phrase !== '' && search.variables === phrase;
  return (
    <SearchBox
      onSearch={(typed) => {
        setText(typed);
        if (onSeveral && isSeveral(typed)) onSeveral(cutRequestIds(typed));
        else search.mutate(typed.slice(0, longestPhrase));
      }}
      takesSeveral={onSeveral !== undefined}
      onType={setText}
      hits={isSearched && search.data ? search.data.hits : hits}
      hrefOf={({ fulfilmentPlanId, screenType }) => hrefOf(fulfilmentPlanId, screenType)}
      {...(onOpened && { onOpened })}
      isBusy={search.isPending}
      autoFocus={autoFocus}
    />
  );
};
