import { Button } from 'react-aria-components/Button';
import type { DemoAccount } from './provider-answers.ts';
import * as styles from './SignInPage.css.ts';

export interface DemoAccountsProps {
  readonly accounts: readonly DemoAccount[];
  /** An attempt is on its way; a second one would only get into its way. */
  readonly isBusy: boolean;
  readonly onChoose: (userName: string) => void;
}

/** The accounts of the demo, each one click. */
export const DemoAccounts = ({ accounts, isBusy, onChoose }: DemoAccountsProps) => (
  <ul className={styles.accounts}>
    {accounts.map(({ userName, does }) => (
      <li key={userName}>
        <Button className={styles.account} onPress={() => !isBusy && onChoose(userName)}>
          <span className={styles.accountName}>{userName}</span>
          <span className={styles.accountRights}>{does}</span>
        </Button>
      </li>
    ))}
  </ul>
);
