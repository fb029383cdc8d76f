import type { RequestContext } from '../../context.ts';
import type { Output } from '../../contract/handlers.ts';
import { ownGrants } from '../user/own-grants.ts';
import type { PermissionSource } from '../user/user.tables.ts';

async function namesFrom(context: RequestContext, source: PermissionSource): Promise<Set<string>> {
  const grants = await ownGrants(context);
  return new Set(grants.filter((grant) => grant.source === source).map((grant) => grant.permission));
}

/** Which of these rights the main system grants the caller; names that it does not know are not assigned. */
export async function checkUserPermissions(
  context: RequestContext,
  names: readonly string[],
): Promise<Output<'checkUserPermissions'>> {
  const held = await namesFrom(context, 'main');
  return names.map((permissionName) => ({ permissionName, assigned: held.has(permissionName) }));
}

/** What the documentation service grants the caller. */
export async function grantedDocumentationPermissions(
  context: RequestContext,
): Promise<Output<'listGrantedDocumentationPermissions'>> {
  const held = await namesFrom(context, 'documentation');
  return [...held].toSorted().map((permissionName) => ({ permissionName, assigned: true }));
}

/** What the design-session service grants the caller; every name counts as granted. */
export async function grantedDesignPermissions(
  context: RequestContext,
): Promise<Output<'listGrantedDesignPermissions'>> {
  return [...(await namesFrom(context, 'design'))].toSorted();
}
