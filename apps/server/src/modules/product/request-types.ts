import { requestType, requestTypeName } from '@crt/domain/request-type';

/** The categories of plans by number, as choices offer them. */
export const requestTypes = Object.values(requestType).map((id) => ({ id, name: requestTypeName[id] }));
