export { formatDate } from '../src/data/DataTable/format-date.ts';
