/** How much of a file is read before it is refused. */
export interface FileLimits {
  /** Rows below the headings that hold something. */
  readonly rows: number;
  /** The last row that a spreadsheet has. */
  readonly rowNumber: number;
  readonly columns: number;
  /** Characters of a cell, as a spreadsheet bounds them. */
  readonly cellLength: number;
  /** Characters of all cells: a few texts of a workbook, shown again and again, are a long file. */
  readonly length: number;
  /** Characters of the texts that the cells of a workbook share. */
  readonly sharedLength: number;
  /** Bytes of the tables in an archive together: of a table that is not packed, the upload's own limit. */
  readonly tableBytes: number;
  /** Bytes that an archive unpacks to. */
  readonly unpackedBytes: number;
  /** How many times its size an archive unpacks to, once that is more than `ratioBytes`. */
  readonly ratio: number;
  readonly ratioBytes: number;
  /** Files in an archive. */
  readonly entries: number;
  /** What the thread that reads may keep in memory. */
  readonly memoryMb: number;
  /** How long the reading may take, without the time that the reader of the rows takes. */
  readonly workMs: number;
  /** How long a reading waits to be asked for more. */
  readonly idleMs: number;
}

const megabyte = 1024 * 1024;

/** The limits of every import. */
export const fileLimits: FileLimits = {
  rows: 100_000,
  rowNumber: 1_048_576,
  columns: 200,
  cellLength: 32_767,
  length: 256 * megabyte,
  sharedLength: 64 * megabyte,
  tableBytes: 50 * megabyte,
  unpackedBytes: 512 * megabyte,
  ratio: 200,
  ratioBytes: 10 * megabyte,
  entries: 5000,
  memoryMb: 384,
  workMs: 120_000,
  idleMs: 300_000,
};
