import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

type Asking = Pick<FastifyRequest, 'ip' | 'socket'>;

/** The address of whoever asks; the proxy's own where it hands on something that is no address (TRUST_PROXY). */
export const addressOf = ({ ip, socket }: Asking): string =>
  isIP(ip) > 0 ? ip : (socket.remoteAddress ?? '');

/**
 * What counts as one address when tries and calls are counted: of IPv6 the first 64 bits, which one line or machine has
 * for itself; an IPv4 address that is written as one of IPv6 is itself.
 */
export function networkOf(asking: Asking): string {
  const address = addressOf(asking);
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (mapped !== undefined || isIP(address) !== 6) return mapped ?? address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
