export { documentImport } from '../src/import/document-import.ts';
export { productImport } from '../src/import/product-import.ts';
export type {
  ImportAnswer,
  ImportCalls,
  ImportColumn,
  ImportDeclaration,
  ImportFormDeclaration,
  ImportItem,
  ImportLinks,
  ImportOptions,
  ImportRowFacts,
} from '../src/import/import-declaration.ts';
