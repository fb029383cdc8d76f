export { createApi } from '../src/runtime/create-api.ts';
export type { Api, ApiOptions, CallOptions, InputArgument } from '../src/runtime/create-api.ts';
