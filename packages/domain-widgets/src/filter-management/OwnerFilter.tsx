import { findFilterOwners } from '@crt/api-client/main/stored-query';
import { apiOf } from '@crt/api-client/query-client';
import type { LoadOptions } from '@crt/ui/ComboBox';
import { FilterBar } from '@crt/ui/FilterBar';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { FilterOption } from '../shared/filter/filter-option.ts';
import { RemoteFilter } from '../shared/filter/RemoteFilter.tsx';
import { filterManagementTexts as texts } from './filter-management.texts.ts';

export interface OwnerFilterProps {
  /** The title of the card whose filters are narrowed. */
  readonly card: string;
  readonly value: FilterOption | null;
  readonly onChange: (owner: FilterOption | null) => void;
}

/** Narrows everybody's filters to those of one person (W5). */
export const OwnerFilter = ({ card, value, onChange }: OwnerFilterProps) => {
  const client = useQueryClient();
  const find = useCallback<LoadOptions<string>>(
    async (containsString, signal) => {
      const found = await apiOf(client).call(findFilterOwners, { containsString }, { signal });
      return found.map(({ id, name, symbol }) => ({ id, name, description: symbol }));
    },
    [client],
  );
  const chip = value && { id: 'owner', name: texts.user, value: value.name, onRemove: () => onChange(null) };
  return (
    <FilterBar label={texts.narrow(card)} filters={chip ? [chip] : []}>
      <RemoteFilter label={texts.user} value={value} onChange={onChange} find={find} pause={500} />
    </FilterBar>
  );
};
