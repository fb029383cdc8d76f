import { useRead, useWrite } from '@crt/api-client/hooks';
import type { DocumentationQuery } from '@crt/api-client/types-documentation';
import { Checkbox } from '@crt/ui/Checkbox';
import { none } from '@crt/ui/none';
import { toast } from '@crt/ui/toast';
import { useMemo, useState } from 'react';
import { savedFilterTexts as texts } from '../saved-filter/saved-filter.texts.ts';
import { SavedFilters } from '../saved-filter/SavedFilters.tsx';
import type { SavedAddressCalls } from './define-list.ts';

export interface ConnectedSavedAddressesProps {
  readonly calls: SavedAddressCalls;
  /** What stands in the address of what is shown, and would be saved. */
  readonly address: string;
  readonly activeId: number | undefined;
  readonly isModified: boolean;
  /** Shows what stands in an address. */
  readonly onOpen: (address: URLSearchParams) => void;
  /** A filter was saved and is the one in use now. */
  readonly onSaved: (id: number) => void;
}

/** The saved filters of a list that keeps what stands in its address; who saves one says whether others see it (O1, O27, P2). */
export const ConnectedSavedAddresses = (props: ConnectedSavedAddressesProps) => {
  const { calls, address, activeId, isModified, onOpen, onSaved } = props;
  const { data: saved = none } = useRead(calls.all, {});
  const { mutateAsync } = useWrite(calls.save);
  const filters = useMemo(() => saved.map(toFilter), [saved]);
  const find = (id: number | undefined) => saved.find((filter) => filter.id === id);
  const [isPrivate, setPrivate] = useState(true);
  // What is overwritten stays shared as it is.
  const save = async (name: string, sharing: { readonly isPrivate?: boolean } = {}) => {
    onSaved(await mutateAsync({ body: { query: address, name, ...sharing } }));
    setPrivate(true);
    toast({ message: texts.saved });
    return true;
  };
  return (
    <SavedFilters
      filters={filters}
      activeId={activeId}
      isModified={isModified}
      onApply={(id) => onOpen(addressOf(find(id)))}
      onReset={() => onOpen(addressOf(find(activeId)))}
      onSave={(name, isOverwriting) => save(name, isOverwriting ? {} : { isPrivate })}
      besideName={
        <Checkbox isSelected={isPrivate} onChange={setPrivate}>
          {texts.private}
        </Checkbox>
      }
    />
  );
};

const toFilter = ({ id, name, isPrivate, canBeManaged }: DocumentationQuery) => ({
  id,
  name,
  sharingLevel: isPrivate ? (0 as const) : (1 as const),
  canBeManaged,
});

/** The address of a saved filter in use; without one that of the list without any. */
function addressOf(filter: DocumentationQuery | undefined): URLSearchParams {
  const address = new URLSearchParams(filter?.query);
  if (filter) address.set('storedQueryId', String(filter.id));
  return address;
}
