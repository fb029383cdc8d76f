/** Where the three pages of a kind of imports are. */
export interface ImportPaths {
  readonly form: () => string;
  readonly list: () => string;
  readonly details: (id: number) => string;
}
