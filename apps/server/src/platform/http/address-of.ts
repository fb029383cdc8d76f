import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The address of whoever asks; the proxy's own where it hands on something that is no address (TRUST_PROXY). */
export const addressOf = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string =>
  isIP(ip) > 0 ? ip : (socket.remoteAddress ?? '');
