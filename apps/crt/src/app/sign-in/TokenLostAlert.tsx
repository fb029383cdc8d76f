import { Button } from '@crt/ui/Button';
import { useEffect, useRef } from 'react';
import { appTexts } from '../app.texts.ts';
import { useSessionState } from './SessionProvider.tsx';
import * as styles from './TokenLostAlert.css.ts';

/** The token went away while working: nothing can be saved any more until the page is loaded anew (A9). */
export const TokenLostAlert = () => (useSessionState().status === 'lost' ? <OpenAlert /> : null);

// The browser's own modal dialog: it keeps the focus without any of the kit's files, which a page that lost its
// token may no longer be able to load.
const OpenAlert = () => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby="token-lost"
      className={styles.dialog}
      onCancel={(event) => event.preventDefault()}
    >
      <p id="token-lost">{appTexts.tokenLost}</p>
      <div className={styles.actions}>
        <Button tone="accent" variant="solid" autoFocus onPress={() => window.location.reload()}>
          {appTexts.reload}
        </Button>
      </div>
    </dialog>
  );
};
