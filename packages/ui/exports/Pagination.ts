export { Pagination } from '../src/data/Pagination/Pagination.tsx';
export type { PaginationProps } from '../src/data/Pagination/Pagination.tsx';
export { fitPage, PAGE_SIZES, pageCount, pageRange, resizePage } from '../src/data/Pagination/page.ts';
export type { Page } from '../src/data/Pagination/page.ts';
