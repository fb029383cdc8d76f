export { ConnectedAddProduct } from '../src/product/add/ConnectedAddProduct.tsx';
export type { ConnectedAddProductProps } from '../src/product/add/ConnectedAddProduct.tsx';
