export { productImportForm } from '../src/import/product-import-form.tsx';
