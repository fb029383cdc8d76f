import { searchPhrase } from '@crt/api-client/main/search';
import { apiOf } from '@crt/api-client/query-client';
import { toast } from '@crt/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SearchBox } from './SearchBox.tsx';
import { searchTexts as texts } from './search.texts.ts';

/** Screens from which is searched, and which show what was found: 1 plan, 2 cycle, 3 repeat orders, 4 prototype (M2). */
export type SearchScreen = 1 | 2 | 3 | 4;

export interface ConnectedSearchBoxProps {
  /** The screen from which is searched. */
  readonly screen: SearchScreen;
  /** The plan was found, and is to be shown on this screen (M3). */
  readonly onFound: (planId: number, screen: SearchScreen) => void;
  readonly autoFocus?: boolean;
}

const tellFailure = (message: string) => void toast({ message: message || texts.failed, tone: 'critical' });

/** The search box: one call at a time, its target told, a failure as a toast in the server's words (M1 to M5). */
export const ConnectedSearchBox = ({ screen, onFound, autoFocus = false }: ConnectedSearchBoxProps) => {
  const client = useQueryClient();
  const search = useMutation({
    mutationFn: (phrase: string) =>
      apiOf(client).call(searchPhrase, { body: { phrase, screenType: screen } }),
    onSuccess: ({ fulfilmentPlanId, screenType, message }) => {
      if (fulfilmentPlanId !== null && screenType !== null) onFound(fulfilmentPlanId, screenType);
      else tellFailure(message);
    },
    onError: ({ message }) => tellFailure(message),
  });
  return (
    <SearchBox onSearch={(phrase) => search.mutate(phrase)} isBusy={search.isPending} autoFocus={autoFocus} />
  );
};
