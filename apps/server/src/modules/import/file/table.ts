/** A file as it was uploaded; its name tells how it is read, and is never taken for a path. */
export interface TableFile {
  readonly fileName: string;
  readonly content: Buffer;
}

/** A column that a kind of import knows, found by its name, its label or an alias, however they are written. */
export interface FileColumn {
  readonly name: string;
  /** What people call it. */
  readonly label: string;
  readonly aliases: readonly string[];
  /** A file without it is refused. */
  readonly isRequired: boolean;
}

/** One row below the headings, as a person sees it. */
export interface FileRow {
  /** As a spreadsheet numbers it: the first line is 1, and empty ones count. */
  readonly number: number;
  /**
   * One text for each heading, and more where the row is longer than the headings; '' where nothing stands. Line breaks
   * are `\n`; dates of a workbook are ISO (`2026-11-20`, `2026-11-20T14:30:00`, `14:30:00`), its numbers all their digits.
   */
  readonly cells: readonly string[];
}

/** What a file holds. Rows can be asked for once; leaving the loop early ends the reading. */
export interface ReadTable {
  /** The sheet of a workbook, or the manifest's name in an archive; null where a file has one table only. */
  readonly sheet: string | null;
  readonly headings: readonly string[];
  /** At least one. Throws a `FileFault` where the file can be read no further, after rows that could. */
  readonly rows: AsyncIterable<FileRow>;
}

/** A manifest of documents, and what came with it. */
export interface ReadManifest extends ReadTable {
  /** Paths of the other files of the archive, as they stand in it; none of a bare manifest. */
  readonly otherFiles: readonly string[];
}

/** How a table is found in its file. */
export interface TableOptions {
  readonly columns: readonly FileColumn[];
  /** Of several sheets that one; otherwise the one whose headings fit. */
  readonly sheet?: string;
}
