/** What the server tells the browser before the application starts (`GET /CRT/config.json`). */
export interface AppConfig {
  /** Address of the sign-in provider, without trailing slash (A4). */
  readonly authority: string;
  readonly clientId: string;
  /** Scopes to ask for, separated by blanks. */
  readonly scopes: string;
  /** Whether this is a demo with fictional data. */
  readonly isDemo: boolean;
}

/** Path under which the whole application lives (A1), with its final slash. */
export const basePath = import.meta.env.BASE_URL;

/** Reads the configuration; throws when the server does not answer with one. */
export async function loadConfig(signal?: AbortSignal): Promise<AppConfig> {
  const response = await fetch(`${basePath}config.json`, {
    credentials: 'same-origin',
    ...(signal && { signal }),
  });
  if (!response.ok) throw new Error(`The configuration answered ${response.status}.`);
  const { authority, clientId, scopes, isDemo }: Partial<AppConfig> = await response.json();
  if (!authority || !clientId || !scopes) throw new Error('The configuration is not complete.');
  return { authority, clientId, scopes, isDemo: isDemo === true };
}
