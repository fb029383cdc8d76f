import { describe, expect, it } from 'vitest';
import { dataFolder, readEnv } from './env.ts';

describe('settings', () => {
  it('starts in demo mode on port 8080 when nothing is set', () => {
    const env = readEnv({});
    expect(env).toMatchObject({ port: 8080, publicUrl: 'http://localhost:8080', isDemo: true, scale: 600 });
    expect(env.host).toBe('localhost');
    expect(env.databaseUrl).toBeUndefined();
    expect(env.trustProxy).toBe(false);
  });

  it.each(['10.0.0.1, 10.0.1.0/24', '::1', 'fd00::/8', 'loopback'])('believes the proxies %s', (proxies) => {
    expect(readEnv({ TRUST_PROXY: proxies }).trustProxy).toBe(proxies);
  });

  it.each([
    [1_000_000, 10_000],
    [20_000, 9_000],
    [4_096, 1_048],
    [1_024, 256],
  ])('of %i descriptors leaves the database its own, and holds %i connections', (descriptors, most) => {
    expect(readEnv({}, descriptors)).toMatchObject({ connections: most, connectionsPerAddress: most / 2 });
    expect(() => readEnv({ CONNECTIONS: '500000' }, descriptors)).toThrow(/^CONNECTIONS must be .* from 10/);
  });

  it('keeps the data beside the sources unless a folder is named', () => {
    expect(dataFolder({ DATA_DIR: ' ' })).toBe(dataFolder({}));
    expect(dataFolder({ DATA_DIR: '/srv/crt' })).toBe('/srv/crt');
  });

  it('leaves demo mode in production and with a provider of its own', () => {
    expect(readEnv({ NODE_ENV: 'production', OIDC_ISSUER: 'https://id.example.com/auth' })).toMatchObject({
      isDemo: false,
      host: '0.0.0.0',
      provider: { issuer: 'https://id.example.com/auth', clientId: 'crt', audience: 'crt-api' },
    });
  });

  it.each([
    [{ PORT: 'eighty' }, /^PORT must be a whole number/],
    [{ PORT: '70000' }, /^PORT must be/],
    [{ PORT: '1e3' }, /^PORT must be/],
    [{ CONNECTIONS: '50', CONNECTIONS_PER_ADDRESS: '51' }, /^CONNECTIONS_PER_ADDRESS must be .* to 50/],
    [{ ACCESS_TOKEN_SECONDS: '0' }, /^ACCESS_TOKEN_SECONDS must be/],
    [{ CRT_DEMO: 'maybe' }, /^CRT_DEMO must be on or off/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of/],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must look like/],
    [{ OIDC_ISSUER: 'javascript:alert(1)' }, /^OIDC_ISSUER must be an http/],
    [{ PUBLIC_URL: 'https://crt.example.com/CRT' }, /^PUBLIC_URL must be an address without a path/],
    [{ CRT_CLOCK: 'noon' }, /^CRT_CLOCK must be an instant/],
    [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY must list/],
    [{ TRUST_PROXY: '10.0.0.1, proxy.example.com' }, /^TRUST_PROXY must list/],
    [{ TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY must list/],
    [{ CRT_DEMO: 'on', NODE_ENV: 'production' }, /^CRT_DEMO must be off/],
    [{ CRT_DEMO: 'on', OIDC_ISSUER: 'https://id.example.com' }, /^CRT_DEMO must be off/],
    [{ NODE_ENV: 'production' }, /^OIDC_ISSUER must name a sign-in provider/],
    [{ OIDC_ISSUER: 'https://id.example.com', CRT_CLOCK: '2026-03-16T09:00:00Z' }, /^CRT_CLOCK is a demo/],
  ])('refuses %o with one clear sentence', (source, message) => {
    expect(() => readEnv(source)).toThrow(message);
  });
});
