import { basePath } from '../config.ts';

/**
 * The address that somebody wanted before signing in. It survives the round trip over the provider in this tab's
 * session storage and is used once (A6, A37).
 */
const key = 'crt.target';
const maximumLength = 2048;
const neverATarget = ['oidc-callback', 'oidc-callback-error', 'PermissionsLack', 'InsufficientPermissions'];

/** The address relative to the application's base, or undefined when it is not one of ours or would lead in a circle. */
export function validTarget(address: string, origin: string, base: string = basePath): string | undefined {
  if (address.length > maximumLength || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  if (url.origin !== origin || !url.pathname.startsWith(base)) return undefined;
  const path = url.pathname.slice(base.length);
  if (neverATarget.includes(path.replace(/\/+$/, ''))) return undefined;
  return `/${path}${url.search}${url.hash}`;
}

/** Remembers the address on screen, if one may come back to it. */
export function storeTarget(
  storage: Storage = sessionStorage,
  { href, origin }: { href: string; origin: string } = window.location,
  base: string = basePath,
): void {
  if (validTarget(href, origin, base) !== undefined) storage.setItem(key, href);
}

/** The remembered address, relative to the application's base; it is forgotten by asking. */
export function takeTarget(
  storage: Storage = sessionStorage,
  origin: string = window.location.origin,
  base: string = basePath,
): string | undefined {
  const address = storage.getItem(key);
  storage.removeItem(key);
  return address === null ? undefined : validTarget(address, origin, base);
}

/** Forgets the remembered address (A38). */
export function clearTarget(storage: Storage = sessionStorage): void {
  storage.removeItem(key);
}
