export { ApiError, isTemporary, newerStamp } from '../src/runtime/api-error.ts';
export type { ApiErrorKind, ApiFieldError } from '../src/runtime/api-error.ts';
