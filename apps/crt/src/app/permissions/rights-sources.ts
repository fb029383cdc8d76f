import type { Api } from '@crt/api-client/create-api';
import { listGrantedDesignPermissions } from '@crt/api-client/design-sessions/design-permission';
import { listGrantedDocumentationPermissions } from '@crt/api-client/documentation/documentation-permission';
import { checkUserPermissions } from '@crt/api-client/main/session';
import type { RightsSources } from './rights.ts';

const operations: readonly { readonly id: string }[] = [
  checkUserPermissions,
  listGrantedDocumentationPermissions,
  listGrantedDesignPermissions,
];

/** Whether a call is one of the three. */
export const isOfRights = ({ id }: { readonly id: string }): boolean =>
  operations.some((operation) => operation.id === id);

/** The three permission calls (A18). */
export function rightsSources(api: Api): RightsSources {
  return {
    main: (names) => api.call(checkUserPermissions, { body: [...names] }),
    documentation: async () =>
      (await api.call(listGrantedDocumentationPermissions))
        .filter((record) => record.assigned)
        .map((record) => record.permissionName),
    design: () => api.call(listGrantedDesignPermissions),
  };
}
