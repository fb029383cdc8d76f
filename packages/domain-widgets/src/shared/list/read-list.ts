import type { Read } from '@crt/api-client/operation';
import type { ListDefinition } from './define-list.ts';
import { readListAddress } from './list-address.ts';
import { toRequest } from './list-query.ts';
import { shownQuery } from './shown-query.ts';

/**
 * Asks ahead of the screen that shows the answer, and never throws: undefined where there is no answer. What the first
 * picture does not show has a low `priority`.
 */
export type Ask = <Input extends object, Answer>(
  call: Read<Input, Answer>,
  input: Input,
  priority?: 'auto' | 'low',
) => Promise<Answer | undefined>;

/** Where a list is about to be shown. */
export interface ListVisit {
  readonly query: URLSearchParams;
  readonly rowsPerPage: number;
  readonly timeZone: () => string;
}

/** Asks what the screen of a list asks first, by the same definition: its rows, what was kept of it, what filters offer. */
export async function readList<Filters, Wire, Row>(
  list: ListDefinition<Filters, Wire, Row>,
  { query, rowsPerPage, timeZone }: ListVisit,
  ask: Ask,
): Promise<void> {
  const { rows, memory, saved, savedAddresses, columnDefaults, offers = [] } = list;
  const address = readListAddress(list, query, rowsPerPage);
  const { storedQueryId: id } = address;
  const inputBy = (wire: Wire | undefined) =>
    rows.inputOf(toRequest(list, shownQuery(list, address, wire), timeZone));
  // Most often nothing is kept from the last visit: this asks for the list without waiting to know.
  const first = inputBy(memory ? ({} as Wire) : undefined);
  const isKnown = address.hasFilters || id === undefined || !saved;
  if (isKnown) void ask(rows.call, first);
  const kept = memory && ask(memory.read, {});
  const named = saved && id !== undefined ? ask(saved.one.call, saved.one.inputOf(id)) : kept;
  if (columnDefaults) void ask(columnDefaults.read, {});
  const all = (saved ?? savedAddresses)?.all;
  for (const call of [...offers, ...(all ? [all] : [])]) void ask(call, {}, 'low');
  if (address.hasFilters) return;
  const wire = await named;
  if (wire === undefined) return;
  const input = inputBy(wire);
  if (!isKnown || JSON.stringify(input) !== JSON.stringify(first)) await ask(rows.call, input);
}
