export { productList } from '../src/product/product-list.ts';
