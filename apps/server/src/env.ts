import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { rootFolder } from './folders.ts';
import { descriptorLimit, mostConnections } from './platform/descriptors.ts';

/** Sign-in by a standard provider elsewhere; undefined in the settings means the embedded one. */
export interface ExternalProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly audience: string;
  /** Whether a token whose subject is unknown may name its person by `preferred_username`. */
  readonly isNameTrusted: boolean;
}

/** The server's settings, read once at start from the environment (README, configuration table). */
export interface Env {
  readonly port: number;
  readonly host: string;
  /** Origin that browsers use, without a slash at the end. */
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The key of the change history, 64 hexadecimal digits; undefined = the one in the data folder. */
  readonly historyKey: string | undefined;
  /** The file to which the ends of the change history are written at intervals. */
  readonly historyAnchors: string;
  /** Days for which uploaded files of imports are kept. */
  readonly importFileDays: number;
  /** How long the start waits for a database that does not answer yet. */
  readonly databaseWaitSeconds: number;
  readonly provider: ExternalProvider | undefined;
  /** Demo accounts, demo data and the one-click sign-in. */
  readonly isDemo: boolean;
  /** Instant at which the server's clock stands still (tests); undefined = the machine's clock. */
  readonly frozenAt: Date | undefined;
  /** Plans in the demo world. */
  readonly scale: number;
  readonly logLevel: string;
  /** Addresses of reverse proxies whose forwarding headers are believed; false = none. */
  readonly trustProxy: false | string;
  /** Calls per minute of one user, or of one address before sign-in, until the server answers 429. */
  readonly requestsPerMinute: number;
  /** Connections that are held at once; the limit of the process leaves room for the files of the database. */
  readonly connections: number;
  /** Of these, connections of one address that is no trusted proxy. */
  readonly connectionsPerAddress: number;
  /** How long an access token of the embedded provider lives. */
  readonly accessTokenSeconds: number;
  /** Whether answers are checked against the contract (development and tests). */
  readonly isAnswerChecked: boolean;
  /** Origins that may be shown in frames beside our own (embedded reports). */
  readonly frameSources: readonly string[];
}

/** A setting is wrong; the message names it and says what is allowed. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

type Source = Readonly<Record<string, string | undefined>>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Reads and checks the settings. Throws {@link SettingError} at the first wrong one.
 * @param descriptors how many files and connections the process may have open
 */
export function readEnv(source: Source, descriptors = descriptorLimit()): Env {
  const port = integer(source, 'PORT', 8080, { min: 1, max: 65_535 });
  const provider = externalProvider(source);
  const isProduction = text(source, 'NODE_ENV') === 'production';
  const isDemo = flag(source, 'CRT_DEMO', provider === undefined && !isProduction);
  refuseDemoMix(source, isDemo, provider);
  return {
    port,
    // The demo accounts' password is public: they are offered to this machine alone unless HOST says otherwise.
    host: text(source, 'HOST') ?? (isDemo ? 'localhost' : '0.0.0.0'),
    publicUrl: origin(source, 'PUBLIC_URL') ?? `http://localhost:${port}`,
    dataDir: dataFolder(source),
    databaseUrl: databaseUrl(source),
    ...historyPlaces(source),
    importFileDays: integer(source, 'CRT_IMPORT_FILE_DAYS', 30, { min: 1, max: 3_650 }),
    databaseWaitSeconds: integer(source, 'DATABASE_WAIT_SECONDS', 15, { min: 0, max: 600 }),
    provider,
    isDemo,
    frozenAt: instant(source, 'CRT_CLOCK'),
    scale: integer(source, 'CRT_SCALE', 600, { min: 0, max: 1_000_000 }),
    logLevel: oneOf(source, 'LOG_LEVEL', logLevels, 'info'),
    trustProxy: trustProxy(source),
    requestsPerMinute: integer(source, 'REQUESTS_PER_MINUTE', 60_000, { min: 10, max: 10_000_000 }),
    ...connectionLimits(source, mostConnections(descriptors)),
    accessTokenSeconds: integer(source, 'ACCESS_TOKEN_SECONDS', 600, { min: 10, max: 3_600 }),
    isAnswerChecked: ['test', 'development'].includes(text(source, 'NODE_ENV') ?? ''),
    frameSources: (text(source, 'FRAME_SOURCES') ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(frameSource),
  };
}

/** The folder of the embedded database. */
export function dataFolder(source: Source): string {
  return resolve(text(source, 'DATA_DIR') ?? join(rootFolder, '.data'));
}

/** Where the key of the change history and its anchors are. Throws {@link SettingError} when the key is none. */
export function historyPlaces(source: Source): Pick<Env, 'historyKey' | 'historyAnchors'> {
  const historyKey = text(source, 'HISTORY_KEY');
  if (historyKey !== undefined && !/^[0-9a-f]{64}$/i.test(historyKey))
    throw new SettingError(
      'HISTORY_KEY must be 64 hexadecimal digits, as `openssl rand -hex 32` gives them.',
    );
  const file = text(source, 'HISTORY_ANCHORS') ?? join(dataFolder(source), 'history-anchors.log');
  return { historyKey, historyAnchors: resolve(file) };
}

function text(source: Source, name: string): string | undefined {
  const value = source[name]?.trim();
  return value === '' ? undefined : value;
}

function integer(
  source: Source,
  name: string,
  fallback: number,
  range: { min: number; max: number },
): number {
  const value = text(source, name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < range.min || number > range.max) {
    throw new SettingError(
      `${name} must be a whole number from ${range.min} to ${range.max}, not "${value}".`,
    );
  }
  return number;
}

/** As many as the process can hold, but not more than anybody needs; half of them for one address. */
function connectionLimits(source: Source, most: number): Pick<Env, 'connections' | 'connectionsPerAddress'> {
  const connections = integer(source, 'CONNECTIONS', Math.min(most, 10_000), { min: 10, max: most });
  const half = Math.floor(connections / 2);
  const range = { min: 5, max: connections };
  return { connections, connectionsPerAddress: integer(source, 'CONNECTIONS_PER_ADDRESS', half, range) };
}

function flag(source: Source, name: string, fallback: boolean): boolean {
  const value = text(source, name)?.toLowerCase();
  if (value === undefined) return fallback;
  if (['1', 'true', 'on', 'yes'].includes(value)) return true;
  if (['0', 'false', 'off', 'no'].includes(value)) return false;
  throw new SettingError(`${name} must be on or off, not "${value}".`);
}

function oneOf(source: Source, name: string, allowed: readonly string[], fallback: string): string {
  const value = text(source, name) ?? fallback;
  if (!allowed.includes(value))
    throw new SettingError(`${name} must be one of ${allowed.join(', ')}, not "${value}".`);
  return value;
}

function webAddress(name: string, value: string): URL {
  const url = URL.parse(value);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new SettingError(`${name} must be an http or https address, not "${value}".`);
  }
  return url;
}

function origin(source: Source, name: string): string | undefined {
  const value = text(source, name);
  if (value === undefined) return undefined;
  const url = webAddress(name, value);
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw new SettingError(`${name} must be an address without a path, not "${value}".`);
  }
  return url.origin;
}

function frameSource(value: string): string {
  return webAddress('FRAME_SOURCES', value).origin;
}

function instant(source: Source, name: string): Date | undefined {
  const value = text(source, name);
  if (value === undefined) return undefined;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) {
    throw new SettingError(`${name} must be an instant like 2026-03-16T09:00:00Z, not "${value}".`);
  }
  return date;
}

function databaseUrl(source: Source): string | undefined {
  const value = text(source, 'DATABASE_URL');
  if (value === undefined) return undefined;
  const protocol = URL.parse(value)?.protocol;
  if (protocol !== 'postgres:' && protocol !== 'postgresql:') {
    throw new SettingError('DATABASE_URL must look like postgresql://user:password@host:5432/database.');
  }
  return value;
}

function externalProvider(source: Source): ExternalProvider | undefined {
  const issuer = text(source, 'OIDC_ISSUER');
  if (issuer === undefined) return undefined;
  webAddress('OIDC_ISSUER', issuer);
  return {
    issuer,
    clientId: text(source, 'OIDC_CLIENT_ID') ?? 'crt',
    audience: text(source, 'OIDC_AUDIENCE') ?? 'crt-api',
    isNameTrusted: flag(source, 'OIDC_TRUST_USER_NAME', false),
  };
}

function trustProxy(source: Source): false | string {
  const value = text(source, 'TRUST_PROXY');
  if (value === undefined || value === 'off') return false;
  if (!value.split(',').every((entry) => isProxy(entry.trim()))) {
    throw new SettingError(
      `TRUST_PROXY must list the addresses of your proxies, e.g. "10.0.0.1, 10.0.1.0/24", not "${value}".`,
    );
  }
  return value;
}

/** An address, a range like 10.0.1.0/24, or a name that Fastify knows for such. */
function isProxy(entry: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const [, address = '', bits = '1'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return Number(bits) >= 1 && Number(bits) <= longest;
}

function refuseDemoMix(source: Source, isDemo: boolean, provider: ExternalProvider | undefined): void {
  const isProduction = text(source, 'NODE_ENV') === 'production';
  if (isDemo && provider) {
    throw new SettingError('CRT_DEMO must be off when OIDC_ISSUER names a sign-in provider.');
  }
  if (isDemo && isProduction) throw new SettingError('CRT_DEMO must be off when NODE_ENV is production.');
  if (!isDemo && !provider)
    throw new SettingError('OIDC_ISSUER must name a sign-in provider when CRT_DEMO is off.');
  if (isDemo) return;
  for (const name of ['CRT_CLOCK', 'CRT_SCALE']) {
    if (text(source, name) !== undefined)
      throw new SettingError(`${name} is a demo setting and needs CRT_DEMO=on.`);
  }
}
