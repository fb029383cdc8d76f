export * from '../src/export/product-export.ts';
