import type { DownloadedFile, Read, Write } from '@crt/api-client/operation';
import type {
  ImportListItem,
  ImportOutcome,
  ImportProgress,
  ImportRowResult,
} from '@crt/api-client/types-documentation';
import type { ReactNode } from 'react';

/** An import among others. */
export type ImportItem = ImportListItem;

/** What imports of every kind tell of a row. */
export type ImportRowFacts = ImportRowResult;

/** An import and how far it is. */
export type ImportFacts = ImportListItem & ImportProgress;

/** The same; beside that stands one page of its rows, by a name of the kind's own. */
export type ImportAnswer = ImportFacts & { readonly count: number };

/** Options of a form before anything is chosen; by the names of the fields in the call. */
export type ImportOptions = Readonly<Record<string, number | string | boolean | null>>;

interface Paged {
  readonly limit?: number;
  readonly page?: number;
}

/** The calls of a kind of imports, beside the upload. */
export interface ImportCalls {
  readonly list: Read<Paged, { data: ImportItem[]; count: number }>;
  readonly details: Read<{ id: number } & Paged & { chosenOutcomes?: ImportOutcome[] }, ImportAnswer>;
  readonly apply: Write<{ id: number }, number>;
  readonly stop: Write<{ id: number }, undefined>;
  readonly goOn: Write<{ id: number }, undefined>;
  readonly failedRows: Read<{ id: number }, DownloadedFile>;
}

/** A text of a row, as a column. */
export interface ImportColumn<Row extends ImportRowFacts> {
  readonly id: string;
  readonly header: string;
  /** In pixels; absent where it shares what is left. */
  readonly width?: number;
  of(row: Row): string | null;
}

/** A kind of imports on screen, declared: list, progress and results follow from it. */
export interface ImportDeclaration<Row extends ImportRowFacts = ImportRowFacts> {
  readonly titles: { readonly form: string; readonly list: string; readonly details: string };
  readonly calls: ImportCalls;
  /** The rows in what its call `details` answers, which is all that it is ever given. */
  rowsOf(answer: ImportAnswer): readonly Row[];
  /** The record that a row is about, with what the column is called. */
  readonly record: {
    readonly column: string;
    of(row: Row): { readonly id: number | null; readonly text: string | null };
  };
  /** What else a row is about, behind what became of it: that is seen first in a narrow window, with the reasons. */
  readonly columns?: readonly ImportColumn<Row>[];
}

/** The form of a kind of imports, declared; apart from the rest, which does without its fields. */
export interface ImportFormDeclaration<Body> {
  readonly upload: Write<{ body: Body }, number>;
  readonly template: Read<{ withExamples?: boolean }, DownloadedFile>;
  /** The kinds of files that can be chosen. */
  readonly accept: readonly string[];
  /** The options as they are before anything is chosen. */
  readonly emptyOptions: ImportOptions;
  /** The fields of the options; each is called `options.` and its name. */
  readonly Options: () => ReactNode;
  /** What the call takes, of a form that was checked. */
  bodyOf(file: File, options: ImportOptions, isDryRun: boolean): Body;
}

/** Where imports lead. */
export interface ImportLinks {
  readonly importHref: (id: number) => string;
  /** Undefined for whoever may not read the records: they are plain text then. */
  readonly recordHref: ((id: number) => string) | undefined;
}

/** Whether it can still go on by itself. */
export const isUnfinished = ({ state }: Pick<ImportItem, 'state'>): boolean =>
  state === 'queued' || state === 'running';
