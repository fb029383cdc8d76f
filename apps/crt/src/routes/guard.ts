import { isGranted, type Access, type Permission } from '@crt/domain/permission';

/** Who stands before a screen. */
export interface Viewer {
  readonly isSignedIn: boolean;
  readonly permissions: ReadonlySet<Permission>;
}

export type GuardOutcome = 'show' | '/PermissionsLack' | '/InsufficientPermissions';

/** Whether `viewer` sees a screen, or the page to go to instead (A8, A13 to A16). */
export function guard(access: Access, { isSignedIn, permissions }: Viewer): GuardOutcome {
  if (access === 'public') return 'show';
  // Without any right even open screens are closed: nothing on them would work.
  if (!isSignedIn || permissions.size === 0) return '/PermissionsLack';
  return isGranted(access, permissions) ? 'show' : '/InsufficientPermissions';
}
