import { signInTexts } from './sign-in.texts.ts';

/** A demo account that signs in by one click. */
export interface DemoAccount {
  readonly userName: string;
  /** What it may do, in a few words. */
  readonly does: string;
}

/** What somebody hands in: a name and a password, or a demo account. */
export type Credentials =
  { readonly userName: string; readonly password: string } | { readonly account: string };

/** Accepted: go there. Refused: say so, and keep what was typed. */
export type Outcome = { readonly next: string } | { readonly message: string };

/** The accounts on offer; none outside demo mode, and none when they cannot be read: the form works without them. */
export async function loadDemoAccounts(
  address: string,
  signal: AbortSignal,
): Promise<readonly DemoAccount[]> {
  const answer = await fetch(`${address}/accounts`, { signal });
  return answer.ok ? ((await answer.json()) as DemoAccount[]) : [];
}

/** Hands in the credentials at the address of the page. Never throws: an unreachable server is an outcome. */
export async function submitCredentials(address: string, credentials: Credentials): Promise<Outcome> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    return readOutcome((await answer.json()) as Partial<Record<'next' | 'message', unknown>>);
  } catch {
    return { message: signInTexts.unreachable };
  }
}

function readOutcome({ next, message }: Partial<Record<'next' | 'message', unknown>>): Outcome {
  if (typeof next === 'string') return { next };
  // An answer of something in between (a proxy, an overloaded server) says nothing that could be shown.
  return { message: typeof message === 'string' ? message : signInTexts.unreachable };
}
