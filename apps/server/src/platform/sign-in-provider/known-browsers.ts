import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Name of the cookie; only the pages of the sign-in get it. */
export const browserCookie = 'crt.browser';
/** How long a browser stays known after the last right password. */
export const knownForSeconds = 31_536_000;

/** What hands the cookie to the browser: for no script, no page but the sign-in's and, where there is TLS, no plain road. */
export function cookieLine(value: string, isSecure: boolean): string {
  const rules = ['Path=/auth/sign-in', `Max-Age=${knownForSeconds}`, 'HttpOnly', 'SameSite=Lax'];
  return [`${browserCookie}=${value}`, ...rules, ...(isSecure ? ['Secure'] : [])].join('; ');
}

/** People who share one browser; who comes on top lets the one go who was here longest ago. */
const mostPeople = 8;
/** One person: the browser's random id, the second of the sign-in, and the seal over both and the person. */
const entryForm = /^([\w-]{22})\.([a-z\d]{1,9})\.([\w-]{43})$/;

/**
 * Browsers from which somebody has given the right password before, told by a cookie that nobody else can make (OWASP
 * "Slow Down Online Guessing Attacks with Device Cookies"). The cookie does not tell whose it is: the seal fits one person.
 */
export class KnownBrowsers {
  readonly #secrets: readonly string[];

  /** The first of the secrets seals, all of them are believed. */
  constructor(secrets: readonly string[]) {
    this.#secrets = secrets;
  }

  /** The id under which this browser is known for this person; undefined where it is not, or no longer. */
  find(cookies: string | undefined, personId: string, now: Date): string | undefined {
    return entriesOf(cookies).find((entry) => this.#isOf(entry, personId, now))?.browser;
  }

  /** The cookie after a right password. The id is a new one, so that who took the old one has no part in it. */
  remember(cookies: string | undefined, personId: string, now: Date): string {
    const others = entriesOf(cookies).filter((entry) => !this.#isOf(entry, personId, now));
    const browser = randomBytes(16).toString('base64url');
    const since = secondsOf(now).toString(36);
    const [secret = ''] = this.#secrets;
    const own = `${browser}.${since}.${seal(secret, browser, since, personId)}`;
    return [own, ...others.map(({ text }) => text)].slice(0, mostPeople).join('~');
  }

  #isOf({ browser, since, given }: Entry, personId: string, now: Date): boolean {
    if (secondsOf(now) - Number.parseInt(since, 36) >= knownForSeconds) return false;
    return this.#secrets.some((secret) => isSame(seal(secret, browser, since, personId), given));
  }
}

interface Entry {
  readonly text: string;
  readonly browser: string;
  readonly since: string;
  readonly given: string;
}

/** What stands in the cookie, or in all that have its name: somebody else's page may have left one beside ours. */
function entriesOf(cookies = ''): Entry[] {
  return cookies
    .split(/; */)
    .filter((cookie) => cookie.startsWith(`${browserCookie}=`))
    .flatMap((cookie) => cookie.slice(browserCookie.length + 1).split('~'))
    .flatMap((text) => {
      const [, browser = '', since = '', given = ''] = entryForm.exec(text) ?? [];
      return browser === '' ? [] : [{ text, browser, since, given }];
    });
}

/** Keyed with the secret that signs the provider's other cookies; what stands before it keeps the two apart. */
function seal(secret: string, browser: string, since: string, personId: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['known browser', browser, since, personId]))
    .digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [own, given] = [Buffer.from(one), Buffer.from(other)];
  return own.length === given.length && timingSafeEqual(own, given);
}

const secondsOf = (instant: Date) => Math.floor(instant.getTime() / 1000);
