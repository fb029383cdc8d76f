export { documentImportForm } from '../src/import/document-import-form.tsx';
export { productImportForm } from '../src/import/product-import-form.tsx';
