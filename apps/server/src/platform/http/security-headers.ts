import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { referenceStyleSource } from '../../contract/reference/register-reference.ts';
import type { Env } from '../../env.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Word that allows the page's own scripts and styles, fresh in every answer. */
    cspNonce: string;
  }
}

/** The settings that decide about the headers. */
type HeaderSettings = Pick<Env, 'publicUrl' | 'provider' | 'frameSources'>;

/** What an answer's headers depend on. */
interface Asked {
  readonly url: string;
  /** The id under which the request is logged. */
  readonly id: string;
  readonly cspNonce: string;
}

/** On every answer, whatever it is (OWASP ASVS 3.4). */
const always = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** Paths that the silent renewal of the token loads in a hidden frame of our own page. */
const framedPath = /^\/(?:CRT\/oidc-callback|auth\/auth)(?:[/?]|$)/;

/** Security headers on every answer; the page's own policy allows nothing but our origin and the configured frames. */
export function registerSecurityHeaders(app: FastifyInstance, settings: HeaderSettings): void {
  app.decorateRequest('cspNonce', '');
  app.addHook('onRequest', async (request, reply) => {
    request.cspNonce = randomBytes(16).toString('base64');
    void reply.headers(securityHeaders(request, settings));
  });
}

/** The security headers of one answer, also where it is given outside the application's own road. */
export function securityHeaders(asked: Asked, settings: HeaderSettings): Record<string, string> {
  const isFramed = framedPath.test(asked.url);
  return {
    ...always,
    ...(isHttps(settings) ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    'x-frame-options': isFramed ? 'SAMEORIGIN' : 'DENY',
    'content-security-policy': policy(asked, settings, isFramed),
    'x-request-id': asked.id,
  };
}

const isHttps = ({ publicUrl }: HeaderSettings) => publicUrl.startsWith('https:');

function policy(asked: Asked, settings: HeaderSettings, isFramed: boolean): string {
  const own = isPage(asked.url) ? pageSources(asked, settings) : ["default-src 'none'"];
  return [
    ...own,
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
    ...(isHttps(settings) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The application and the sign-in pages are pages; answers of the APIs are never shown as one. */
function isPage(url: string): boolean {
  return url.startsWith('/CRT') || url.startsWith('/auth');
}

function pageSources({ url, cspNonce }: Asked, settings: HeaderSettings): string[] {
  const nonce = `'nonce-${cspNonce}'`;
  const provider = settings.provider ? ` ${new URL(settings.provider.issuer).origin}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' ${nonce}`,
    `style-src 'self' ${nonce} ${referenceStyleSource}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${provider}`,
    `frame-src 'self'${provider} ${settings.frameSources.join(' ')}`.trimEnd(),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    ...formTargets(url, provider),
  ];
}

/** Chromium applies form-action to the redirects after a form too, and sign-in ends with a redirect to the app. */
function formTargets(url: string, provider: string): string[] {
  return url.startsWith('/auth') ? [] : [`form-action 'self'${provider}`];
}
