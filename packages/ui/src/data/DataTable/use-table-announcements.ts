import { useEffect, useRef } from 'react';
import { useDataTexts, type DataTexts } from '../data-texts.ts';
import { pageCount, type Page } from '../Pagination/page.ts';
import type { Column } from './column.ts';
import type { Sort } from './sort.ts';
import type { TableModel } from './table-model.ts';

interface Announced<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  sort: Sort;
  page?: Page | undefined;
  totalCount: number;
  isLoading?: boolean;
  error?: string | undefined;
}

/** All rules of an order in words, the weightiest first. */
function sortedText<Row>(sort: Sort, columns: readonly Column<Row>[], texts: DataTexts): string {
  const rules = sort.flatMap(({ columnId, direction }) => {
    const header = columns.find(({ id }) => id === columnId)?.header;
    return header === undefined ? [] : [{ header, direction }];
  });
  if (rules.length === 0) return texts.unsorted;
  return rules
    .map(({ header, direction }, place) =>
      place === 0 ? texts.sorted(header, direction) : texts.thenSorted(header, direction),
    )
    .join(', ');
}

/** Says once what changed without the focus moving: the order, the page, the arrival of rows. */
export function useTableAnnouncements<Row>(model: TableModel<Row>, table: Announced<Row>): void {
  const texts = useDataTexts();
  const { columns, sort, page, totalCount, isLoading = false, error, rows } = table;
  const sorted = sortedText(sort, columns, texts);
  const paged = page ? texts.page(page.index + 1, pageCount(totalCount, page.size)) : '';
  // An error speaks for itself: how many rows there are was not answered.
  const arrived = error === undefined ? texts.loaded(rows.length, totalCount) : '';
  const loaded = isLoading ? texts.loading : arrived;
  const previous = useRef({ sorted, paged, loaded });
  useEffect(() => {
    const before = previous.current;
    previous.current = { sorted, paged, loaded };
    const news = [
      before.sorted !== sorted && sorted,
      before.paged !== paged && paged,
      before.loaded !== loaded && loaded,
    ];
    const text = news.filter(Boolean).join('. ');
    if (text !== '') model.announce(text);
  }, [model, sorted, paged, loaded]);
}
