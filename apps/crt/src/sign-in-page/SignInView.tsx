import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Banner } from '@crt/ui/Banner';
import { Button } from '@crt/ui/Button';
import { Card } from '@crt/ui/Card';
import { Stack } from '@crt/ui/Stack';
import { Heading, Text } from '@crt/ui/Text';
import { TextField } from '@crt/ui/TextField';
import { Mark } from '../nav/Mark.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import type { Credentials, DemoAccount } from './provider-answers.ts';
import { signInTexts as texts } from './sign-in.texts.ts';
import * as styles from './SignInPage.css.ts';

export interface SignInViewProps {
  /** Accounts that sign in by one click; empty outside demo mode. */
  readonly demoAccounts: readonly DemoAccount[];
  /** Why the last attempt was refused. */
  readonly error?: string | undefined;
  /** An attempt is on its way. */
  readonly isBusy: boolean;
  readonly onSubmit: (credentials: Credentials) => void;
}

/**
 * Name and password, or one click. Nothing is sent without both; a refused attempt keeps what was typed and selects
 * the password.
 */
export const SignInView = ({ demoAccounts, error, isBusy, onSubmit }: SignInViewProps) => {
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const secret = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (error !== undefined) secret.current?.select();
  }, [error]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsIncomplete(userName === '' || password === '');
    if (userName === '') name.current?.focus();
    else if (password === '') secret.current?.focus();
    else onSubmit({ userName, password });
  };

  return (
    <main className={styles.page}>
      <Brand />
      <Card>
        <form onSubmit={submit}>
          <Stack gap={4}>
            <Heading level={1}>{texts.signIn}</Heading>
            {error !== undefined && (
              <Banner tone="critical" live="assertive">
                {error}
              </Banner>
            )}
            <TextField
              label={texts.userName}
              name="userName"
              autoComplete="username"
              spellCheck="false"
              maxLength={200}
              autoFocus
              value={userName}
              onChange={setUserName}
              errorMessage={isIncomplete && userName === '' ? texts.userNameMissing : undefined}
              ref={name}
            />
            <TextField
              label={texts.password}
              name="password"
              type="password"
              autoComplete="current-password"
              maxLength={200}
              value={password}
              onChange={setPassword}
              errorMessage={isIncomplete && password === '' ? texts.passwordMissing : undefined}
              ref={secret}
            />
            <Button type="submit" tone="accent" variant="solid" size="large" isFullWidth isPending={isBusy}>
              {texts.signIn}
            </Button>
          </Stack>
        </form>
      </Card>
      {demoAccounts.length > 0 && (
        <Stack gap={2} as="section">
          <Heading level={2} size="body">
            {texts.demoAccounts}
          </Heading>
          <Text size="caption" tone="muted" as="p">
            {texts.demoHint}
          </Text>
          <DemoAccounts
            accounts={demoAccounts}
            isBusy={isBusy}
            onChoose={(account) => onSubmit({ account })}
          />
        </Stack>
      )}
    </main>
  );
};

const Brand = () => (
  <div className={styles.brand}>
    <Mark />
    <div>
      <strong className={styles.product}>{texts.product}</strong>
      <span className={styles.claim}>{texts.claim}</span>
    </div>
  </div>
);
