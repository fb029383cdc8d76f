import { useEffect, useState } from 'react';
import {
  type Credentials,
  type DemoAccount,
  loadDemoAccounts,
  submitCredentials,
} from './provider-answers.ts';
import { SignInView } from './SignInView.tsx';

export interface SignInProps {
  /** Path of this sign-in; credentials go to it, and the accounts on offer are below it. */
  readonly address: string;
}

/** The sign-in page, connected to the embedded provider. */
export const SignIn = ({ address }: SignInProps) => {
  const accounts = useDemoAccounts(address);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (credentials: Credentials) => {
    setIsBusy(true);
    setError(undefined);
    const outcome = await submitCredentials(address, credentials);
    if ('next' in outcome) return window.location.replace(outcome.next);
    setError(outcome.message);
    setIsBusy(false);
  };

  return (
    <SignInView
      demoAccounts={accounts}
      error={error}
      isBusy={isBusy}
      onSubmit={(credentials) => void submit(credentials)}
    />
  );
};

function useDemoAccounts(address: string): readonly DemoAccount[] {
  const [accounts, setAccounts] = useState<readonly DemoAccount[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    loadDemoAccounts(address, stop.signal).then(setAccounts, () => setAccounts([]));
    return () => stop.abort();
  }, [address]);
  return accounts;
}
