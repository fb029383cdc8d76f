/** Page sizes offered by the plan list; the first one is the default (E5). */
export const pageSizes = [10, 20, 50, 100] as const;

/** The last page that a list may be asked for; one behind the end shows the end. */
const lastPage = 100_000;

/** The page on which the record with the 1-based number `index` stands; the first page when there is no such number (E6). */
export function pageOfRecord(index: number, recordsPerPage: number): number {
  if (!(index > 0) || !(recordsPerPage > 0)) return 1;
  return Math.min(Math.max(1, Math.ceil(index / recordsPerPage)), lastPage);
}

/** Signs that a filter by request ids takes: some ninety of them, as they are pasted from a spreadsheet (E9). */
export const longestRequestIds = 1000;

/** Signs of the longest part of a request id for which the server looks to offer what exists. */
export const longestRequestSearch = 30;
