import { allPermissions, type Permission } from '@crt/domain/permission';

const known = new Set<string>(allPermissions);

/** The names among `names` that are rights of this product; others are ignored. */
export function knownPermissions(names: readonly string[]): Permission[] {
  return names.filter((name): name is Permission => known.has(name));
}

/** The three sources as one set (A18): what the main system assigned, and every name the other two returned. */
export function mergePermissions(
  main: readonly { readonly permissionName: string; readonly assigned: boolean }[],
  documentation: readonly string[],
  design: readonly string[],
): ReadonlySet<Permission> {
  const assigned = main.filter((record) => record.assigned).map((record) => record.permissionName);
  return new Set(knownPermissions([...assigned, ...documentation, ...design]));
}
