export { ConnectedProduct } from '../src/product/details/ConnectedProduct.tsx';
export type { ConnectedProductProps } from '../src/product/details/ConnectedProduct.tsx';
export { productDetailsTexts } from '../src/product/details/product-details.texts.ts';
export { useProduct } from '../src/product/details/use-product.ts';
export type { ProductInList } from '../src/product/details/use-product.ts';
