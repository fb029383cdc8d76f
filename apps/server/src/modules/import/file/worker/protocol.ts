import type { FileType } from '../file-type.ts';
import type { FileLimits } from '../limits.ts';
import type { FileRow, TableOptions } from '../table.ts';

/** What the thread gets to read. */
export interface ReadStart {
  readonly fileName: string;
  readonly content: Uint8Array;
  readonly accepted: readonly FileType[];
  readonly options: TableOptions;
  readonly limits: FileLimits;
}

/** What is known before the first row. */
export interface TableHead {
  readonly sheet: string | null;
  readonly headings: readonly string[];
  readonly otherFiles: readonly string[];
}

/** What the thread says: the head by itself, then a batch each time it is asked for one. */
export type ReadReply =
  | { readonly kind: 'head'; readonly head: TableHead }
  | { readonly kind: 'rows'; readonly rows: readonly FileRow[]; readonly isLast: boolean }
  | { readonly kind: 'refused'; readonly sentence: string };
