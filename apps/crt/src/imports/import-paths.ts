import type { ImportDeclaration, ImportRowFacts } from '@crt/domain-widgets/import-kinds';

/** Where the three pages of a kind of imports are. */
export interface ImportPaths {
  readonly form: () => string;
  readonly list: () => string;
  readonly details: (id: number) => string;
}

/** What a page of a kind of imports is made of. */
export interface ImportPageProps<Row extends ImportRowFacts> {
  readonly kind: ImportDeclaration<Row>;
  readonly paths: ImportPaths;
}

/** What the frame around each page of imports of a kind needs: titles, and where the pages are. */
export interface ImportFrameProps {
  readonly titles: ImportDeclaration['titles'];
  readonly paths: ImportPaths;
}
