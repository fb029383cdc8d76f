/** What the server tells the browser before the application starts: within the page, or as `GET /CRT/config.json`. */
export interface AppConfig {
  /** Address of the sign-in provider, without trailing slash (A4). */
  readonly authority: string;
  readonly clientId: string;
  /** Scopes to ask for, separated by blanks. */
  readonly scopes: string;
  /** Whether this is a demo with fictional data. */
  readonly isDemo: boolean;
  /** Origins whose pages may be embedded as reports (X3). */
  readonly frameSources: readonly string[];
}

/** Path under which the whole application lives (A1), with its final slash. */
export const basePath = import.meta.env.BASE_URL;

/** The configuration that our server writes into the page; undefined where somebody else serves the page. */
export function embeddedConfig(page: Document = document): AppConfig | undefined {
  try {
    const written: Partial<AppConfig> = JSON.parse(page.getElementById('crt-config')?.textContent ?? '');
    return complete(written);
  } catch {
    return undefined;
  }
}

/** Reads the configuration; throws when the server does not answer with one. */
export async function loadConfig(signal?: AbortSignal): Promise<AppConfig> {
  const embedded = embeddedConfig();
  if (embedded) return embedded;
  const response = await fetch(`${basePath}config.json`, {
    credentials: 'same-origin',
    ...(signal && { signal }),
  });
  if (!response.ok) throw new Error(`The configuration answered ${response.status}.`);
  const answer: Partial<AppConfig> = await response.json();
  return complete(answer);
}

function complete({ authority, clientId, scopes, isDemo, frameSources = [] }: Partial<AppConfig>): AppConfig {
  if (!authority || !clientId || !scopes) throw new Error('The configuration is not complete.');
  return { authority, clientId, scopes, isDemo: isDemo === true, frameSources };
}
