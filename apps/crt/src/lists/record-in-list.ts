/** Where one stands in the list, which is no part of what it shows. */
const places = ['selectedRecordId', 'index', 'recordsPerPage', 'all'];

const withQuery = (path: string, query: URLSearchParams): string => {
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
};

/** The page of a record with the query of the list from which it is opened: it says who the neighbours are (L2, L6, O2). */
export function recordInList(path: string, list: string): string {
  const query = new URLSearchParams(list);
  for (const place of places) query.delete(place);
  return withQuery(path, query);
}

/** The list of that query, with the record marked (L6, O2). */
export function listAround(path: string, id: number, index: number, list: string): string {
  const query = new URLSearchParams(list);
  query.set('selectedRecordId', String(id));
  if (index > 0) query.set('index', String(index));
  return withQuery(path, query);
}
