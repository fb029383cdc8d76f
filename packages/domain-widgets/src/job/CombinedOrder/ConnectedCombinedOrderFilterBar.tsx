import { useRead } from '@crt/api-client/hooks';
import { findCombinedOrderIdentifiers } from '@crt/api-client/main/combined-order';
import { apiOf } from '@crt/api-client/query-client';
import { useQueryClient } from '@tanstack/react-query';
import type { LoadOptions } from '@crt/ui/ComboBox';
import { DataTextsProvider, useDataTexts } from '@crt/ui/data-texts';
import { useCallback, useMemo } from 'react';
import { oneGroup } from '../../shared/filter/option-groups.ts';
import { numbersFace } from '../../shared/list/choices-face.tsx';
import type { FilterFace } from '../../shared/list/filter-face.ts';
import { ListFilterBar, type ListFilterNeeds } from '../../shared/list/ListFilterBar.tsx';
import { remoteChoicesFace } from '../../shared/list/remote-face.tsx';
import { combinedOrderTexts } from './combined-order.texts.ts';
import type { CombinedOrderFilters } from './combined-order-filters.ts';
import { combinedOrderOffers, combinedOrdersList } from './combined-order-list.ts';

/** The filters of the combined orders, with what is in force as chips below (L1 to L3). */
export const ConnectedCombinedOrderFilterBar = (needs: ListFilterNeeds<CombinedOrderFilters>) => {
  const once = { staleTime: Number.POSITIVE_INFINITY };
  const definitions = useRead(combinedOrderOffers.definitions, {}, once);
  const statuses = useRead(combinedOrderOffers.statuses, {}, once);
  const words = useDataTexts();
  const texts = useMemo(() => ({ ...words, clearAllFilters: combinedOrderTexts.clearFilters }), [words]);
  const faces = {
    chosenDefinition: oneOf(numbersFace(oneGroup(definitions.data ?? []), definitions.isPending)),
    chosenIdentifiers: remoteChoicesFace({
      find: useFindIdentifiers(needs.filters.chosenDefinition),
      idOf: (identifier) => identifier,
    }),
    chosenStatuses: numbersFace(oneGroup(statuses.data ?? []), statuses.isPending),
  };
  return (
    <DataTextsProvider value={texts}>
      <ListFilterBar list={combinedOrdersList} faces={faces} {...needs} />
    </DataTextsProvider>
  );
};

/** A list of which one is chosen: another one takes its place. */
const oneOf = ({ control, chips }: FilterFace<readonly number[]>): FilterFace<number | undefined> => ({
  control: ({ label, value, onChange }) =>
    control({
      label,
      value: value === undefined ? [] : [value],
      onChange: (chosen) => onChange(chosen.findLast((one) => one !== value)),
    }),
  chips: (value) => (value === undefined ? [] : chips([value]).map(({ value: words }) => ({ value: words }))),
});

/** Finds identifiers by a part of them, of the chosen kind where one is chosen (L3). */
function useFindIdentifiers(definitionId: number | undefined): LoadOptions<string> {
  const client = useQueryClient();
  return useCallback(
    async (query, signal) => {
      const input = { query, ...(definitionId !== undefined && { definitionId }) };
      const found = await apiOf(client).call(findCombinedOrderIdentifiers, input, { signal });
      return found.map((text) => ({ id: text, name: text }));
    },
    [client, definitionId],
  );
}
