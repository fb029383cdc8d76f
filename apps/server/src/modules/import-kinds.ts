import { documentImport } from './documentation/document/import/document-import.ts';
import { productImport } from './documentation/product/import/product-import.ts';
import type { AnyImportKind } from './import/import-kind.ts';
import { requestImport } from './request-import/request-import.ts';

/** Every kind of import that runs in the background. */
export const importKinds: readonly AnyImportKind[] = [productImport, documentImport, requestImport];
