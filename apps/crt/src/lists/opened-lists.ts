const key = 'crt.openedLists';
/** Of so many lists it is remembered how they were; of older ones the server still tells the neighbours. */
const most = 30;

function stored(): readonly (readonly [queryId: string, address: string])[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    // Damaged by hand or by an older version.
    return [];
  }
}

const isEntry = (entry: unknown): entry is readonly [string, string] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');

/** Remembers by which address a query of a list is found again, so that details lead back to the list of their own tab. */
export function rememberList(queryId: string, address: string): void {
  const others = stored().filter(([id]) => id !== queryId);
  localStorage.setItem(key, JSON.stringify([[queryId, address], ...others].slice(0, most)));
}

/** Of whoever has signed out nothing stays. */
export const forgetLists = (): void => localStorage.removeItem(key);

/** The address of a query of a list, as the query of its screen; undefined when nobody knows it any more. */
export const addressOfList = (queryId: string): string | undefined =>
  stored().find(([id]) => id === queryId)?.[1];

/** A place in a list, narrowed as the list was that is named; as it is when nobody knows that list any more. */
export function withAddressOfList(place: string, list: string | undefined): string {
  const filters = list === undefined ? undefined : addressOfList(list);
  return filters ? `${place}&${filters}` : place;
}

/** The name of a list's query that a text of an address is. */
export const readListId = (text: string | null): string | undefined =>
  text !== null && /^[0-9a-f]{16}$/.test(text) ? text : undefined;
