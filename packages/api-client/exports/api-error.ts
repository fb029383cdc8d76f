export { ApiError, isTemporary, notYours, newerStamp } from '../src/runtime/api-error.ts';
export type { ApiErrorKind, ApiFieldError } from '../src/runtime/api-error.ts';
