export { productImport } from '../src/import/product-import.ts';
export type {
  ImportAnswer,
  ImportCalls,
  ImportDeclaration,
  ImportItem,
  ImportLinks,
  ImportOptions,
  ImportRowFacts,
} from '../src/import/import-declaration.ts';
