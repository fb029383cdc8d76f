export * from '../src/product/gtin.ts';
