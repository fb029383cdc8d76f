export { openReference } from '../src/runtime/open-reference.ts';
