export * from '../src/product/product-field.ts';
