export { ConnectedProductFilterBar } from '../src/product/ConnectedProductFilterBar.tsx';
