export * from '../src/product/product-list.ts';
