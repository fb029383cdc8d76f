import { BlockList, isIP } from 'node:net';

/** Names for ranges of addresses, as Fastify knows them. */
const namedRanges: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Whether an address is one of the proxies that TRUST_PROXY lists; it has been checked already. */
export function trustedProxies(trustProxy: string | false): (address: string) => boolean {
  const list = new BlockList();
  const entries = trustProxy === false ? [] : trustProxy.split(',').map((entry) => entry.trim());
  for (const range of entries.flatMap((entry) => namedRanges[entry] ?? [entry])) {
    const [address = '', bits] = range.split('/');
    const longest = isIP(address) === 6 ? 128 : 32;
    list.addSubnet(address, Number(bits ?? longest), familyOf(address));
  }
  return (address) => isIP(address) > 0 && list.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
