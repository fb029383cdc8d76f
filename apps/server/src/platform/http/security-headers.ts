import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet from '@fastify/helmet';
import { referenceStyleSource } from '../../contract/reference/register-reference.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Word that allows the page's own scripts and styles, fresh in every answer. */
    cspNonce: string;
  }
}

interface HeaderOptions {
  readonly isHttps: boolean;
  /** Origin of the sign-in provider when it is not ours. */
  readonly providerOrigin: string | undefined;
  readonly frameSources: readonly string[];
}

/** Paths that the silent renewal of the token loads in a hidden frame of our own page. */
const framedPath = /^\/(?:CRT\/oidc-callback|auth\/auth)(?:[/?]|$)/;

/** Security headers on every answer; the page's own policy allows nothing but our origin and the configured frames. */
export async function registerSecurityHeaders(app: FastifyInstance, options: HeaderOptions): Promise<void> {
  app.decorateRequest('cspNonce', '');
  app.addHook('onRequest', async (request) => {
    request.cspNonce = randomBytes(16).toString('base64');
  });
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: false,
    frameguard: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: options.isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
  app.addHook('onRequest', async (request, reply) => {
    const isFramed = framedPath.test(request.url);
    void reply.header('x-frame-options', isFramed ? 'SAMEORIGIN' : 'DENY');
    void reply.header('content-security-policy', policy(request, options, isFramed));
    void reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
    void reply.header('x-request-id', request.id);
  });
}

function policy(request: FastifyRequest, options: HeaderOptions, isFramed: boolean): string {
  const own = isPage(request.url) ? pageSources(request, options) : ["default-src 'none'"];
  return [
    ...own,
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
    ...(options.isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The application and the sign-in pages are pages; answers of the APIs are never shown as one. */
function isPage(url: string): boolean {
  return url.startsWith('/CRT') || url.startsWith('/auth');
}

function pageSources(request: FastifyRequest, options: HeaderOptions): string[] {
  const nonce = `'nonce-${request.cspNonce}'`;
  const provider = options.providerOrigin ? ` ${options.providerOrigin}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' ${nonce}`,
    `style-src 'self' ${nonce} ${referenceStyleSource}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${provider}`,
    `frame-src 'self'${provider} ${options.frameSources.join(' ')}`.trimEnd(),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    ...formTargets(request.url, provider),
  ];
}

/** Chromium applies form-action to the redirects after a form too, and sign-in ends with a redirect to the app. */
function formTargets(url: string, provider: string): string[] {
  return url.startsWith('/auth') ? [] : [`form-action 'self'${provider}`];
}
