import { documentationPermissions, mainPermissions, type Permission } from '@crt/domain/permission';

const inMain = new Set<Permission>(mainPermissions);
const inDocumentation = new Set<Permission>(documentationPermissions);

/** Whether the person has rights in the main system, in the documentation, or in both (A3, B4). */
export function worlds(permissions: ReadonlySet<Permission>): {
  hasMain: boolean;
  hasDocumentation: boolean;
} {
  const held = [...permissions];
  return {
    hasMain: held.some((permission) => inMain.has(permission)),
    hasDocumentation: held.some((permission) => inDocumentation.has(permission)),
  };
}

/** 'eDOC' for people who have only documentation rights, else 'CRT' (A3). */
export function applicationTitle(permissions: ReadonlySet<Permission>): 'CRT' | 'eDOC' {
  const { hasMain, hasDocumentation } = worlds(permissions);
  return hasDocumentation && !hasMain ? 'eDOC' : 'CRT';
}
