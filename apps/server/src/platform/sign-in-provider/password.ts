import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Work factor: 32 MiB and some 60 ms per try on a small machine. */
const cost = { N: 2 ** 15, r: 8, p: 1 } as const;

/** Hash to store: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$');
}

/** Whether `password` belongs to `hash`. Without a hash the same work is done, so that time tells nothing. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, n, r, p, salt, expected] = (hash ?? nobody).split('$');
  const key = await derive(password, Buffer.from(salt ?? '', 'base64'), {
    N: Number(n),
    r: Number(r),
    p: Number(p),
  });
  const stored = Buffer.from(expected ?? '', 'base64');
  return key.length === stored.length && timingSafeEqual(key, stored) && hash !== undefined;
}

const nobody = `scrypt$${cost.N}$${cost.r}$${cost.p}$${'A'.repeat(22)}==$${'A'.repeat(43)}=`;

function derive(
  password: string,
  salt: Buffer,
  { N, r, p }: { N: number; r: number; p: number },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 32, { N, r, p, maxmem: 256 * N * r }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
