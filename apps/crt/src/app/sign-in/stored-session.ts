import type { AppConfig } from '../config.ts';

/** The signed-in person as the provider describes them. */
export interface SignedInUser {
  readonly id: string;
  /** Full name, or the user name where the provider gives none. */
  readonly name: string;
}

/** What is kept of a sign-in: shared by all tabs, so that they can take turns in renewing it. */
export interface StoredSession {
  readonly accessToken: string;
  /** Seconds since 1970. */
  readonly expiresAt: number;
  readonly user: SignedInUser;
}

/** Key under which oidc-client-ts keeps its user in local storage. */
export function storageKey(config: AppConfig): string {
  return `oidc.user:${config.authority}:${config.clientId}`;
}

/** The stored sign-in, read without loading the protocol library; undefined when there is none or it is damaged. */
export function readStoredSession(
  config: AppConfig,
  storage: Storage = localStorage,
): StoredSession | undefined {
  return parseStoredSession(storage.getItem(storageKey(config)));
}

/** Reads the text that oidc-client-ts stores. */
export function parseStoredSession(text: string | null): StoredSession | undefined {
  if (text === null) return undefined;
  try {
    const stored: { access_token?: unknown; expires_at?: unknown; profile?: Record<string, unknown> } =
      JSON.parse(text);
    const id = stored.profile?.['sub'];
    if (typeof stored.access_token !== 'string' || stored.access_token === '' || typeof id !== 'string')
      return undefined;
    const expiresAt = typeof stored.expires_at === 'number' ? stored.expires_at : 0;
    return {
      accessToken: stored.access_token,
      expiresAt,
      user: { id, name: nameOf(stored.profile ?? {}, id) },
    };
  } catch {
    return undefined;
  }
}

function nameOf(profile: Record<string, unknown>, id: string): string {
  const full = [profile['given_name'], profile['family_name']]
    .filter((part) => typeof part === 'string')
    .join(' ');
  const candidates = [profile['name'], full, profile['preferred_username'], id];
  return candidates.find((name): name is string => typeof name === 'string' && name !== '') ?? id;
}
