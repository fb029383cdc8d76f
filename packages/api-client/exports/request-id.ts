export { newRequestId } from '../src/runtime/request-id.ts';
