import { paths } from '../../routes/paths.ts';

/** Where one stands in the list, which is no part of what it shows. */
const places = ['selectedRecordId', 'index', 'recordsPerPage', 'all'];

const withQuery = (path: string, query: URLSearchParams): string => {
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
};

/** The page of an order with the query of the list from which it is opened: it says who the neighbours are (L2, L6). */
export function orderInList(id: number, list: string): string {
  const query = new URLSearchParams(list);
  for (const place of places) query.delete(place);
  return withQuery(paths.combinedOrder(id), query);
}

/** The list of that query, with the order marked (L6). */
export function listAround(id: number, index: number, list: string): string {
  const query = new URLSearchParams(list);
  query.set('selectedRecordId', String(id));
  if (index > 0) query.set('index', String(index));
  return withQuery(paths.combinedOrders(), query);
}
