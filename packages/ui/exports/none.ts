export { none } from '../src/primitives/none.ts';
