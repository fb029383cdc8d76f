export { productImport } from '../src/import/product-import.tsx';
export type {
  ImportAnswer,
  ImportCalls,
  ImportDeclaration,
  ImportItem,
  ImportLinks,
  ImportOptions,
  ImportRowFacts,
} from '../src/import/import-declaration.ts';
