/* oxlint-disable max-lines -- a list; one name per line, so that changes merge */
import type { OperationId } from './operation-id.ts';

/**
 * Operations of the contract that this server does not have yet; they answer 501. Building one means taking it off
 * this list: otherwise its handler does not compile. `npm run generate` adds operations that are new in the contract
 * and removes those that are gone.
 */
export const notBuilt = [
  'addUser',
  'assignRoles',
  'changePassword',
  'dissociateRoles',
  'getUser',
  'grantDocumentationPermissions',
  'grantDocumentationRoles',
  'grantMainPermissions',
  'listConfiguredProducts',
  'listDocumentationPermissionsOfUser',
  'listDocumentationRolesOfUser',
  'listMainPermissionsOfUser',
  'listRolesOfUser',
  'listUserManagementPermissions',
  'listUserManagementPermissionsOfUser',
  'listUsers',
  'resetUserPassword',
  'revokeDocumentationPermissions',
  'revokeDocumentationRoles',
  'revokeMainPermissions',
  'setUserManagementPermissions',
  'updateUser',
] as const satisfies readonly OperationId[];
