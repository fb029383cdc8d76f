export { productImport } from '../src/import/product-import.ts';
export type {
  ImportAnswer,
  ImportCalls,
  ImportDeclaration,
  ImportFormDeclaration,
  ImportItem,
  ImportLinks,
  ImportOptions,
  ImportRowFacts,
} from '../src/import/import-declaration.ts';
