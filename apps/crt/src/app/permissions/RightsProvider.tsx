import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { isGranted, type Access, type Permission } from '@crt/domain/permission';
import { useSessionState } from '../sign-in/SessionProvider.tsx';
import type { Rights, RightsState } from './rights.ts';

const RightsContext = createContext<Rights | undefined>(undefined);

/** Loads the rights of whoever is signed in and gives them to everything below. */
export const RightsProvider = ({ rights, children }: { rights: Rights; children: ReactNode }) => {
  const state = useSessionState();
  const userId = state.status === 'signed-in' ? state.user.id : undefined;
  useEffect(() => {
    if (userId !== undefined) void rights.loadFor(userId);
  }, [rights, userId]);
  return <RightsContext value={rights}>{children}</RightsContext>;
};

/** The store of rights: to refresh them. Throws outside a RightsProvider. */
export function useRights(): Rights {
  const rights = use(RightsContext);
  if (!rights) throw new Error('useRights needs a RightsProvider.');
  return rights;
}

/** Whether the rights are known yet, and which they are. */
export function useRightsState(): RightsState {
  const rights = useRights();
  return useSyncExternalStore(rights.subscribe, rights.getState);
}

const none: ReadonlySet<Permission> = new Set();

/** The rights of the signed-in person; none while they load. */
export function usePermissions(): ReadonlySet<Permission> {
  const state = useRightsState();
  return state.status === 'ready' ? state.permissions : none;
}

/** Whether the signed-in person passes `access`. */
export function useMay(access: Access): boolean {
  return isGranted(access, usePermissions());
}
