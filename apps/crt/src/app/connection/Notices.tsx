import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import { Banner } from '@crt/ui/Banner';
import { Button } from '@crt/ui/Button';
import { appTexts } from '../app.texts.ts';
import { useRights } from '../permissions/RightsProvider.tsx';
import type { Connection } from './connection.ts';
import * as styles from './Notices.css.ts';

const ConnectionContext = createContext<Connection | undefined>(undefined);

/** Gives the one connection of the page to its notices. */
export const ConnectionProvider = ({
  connection,
  children,
}: {
  connection: Connection;
  children: ReactNode;
}) => <ConnectionContext value={connection}>{children}</ConnectionContext>;

const never = () => () => undefined;
const nothing = { isAway: false, refusal: undefined };

/** Above every screen: the server is away, or a right was taken away meanwhile. The screen itself stays as it is. */
export const Notices = () => {
  const connection = use(ConnectionContext);
  const rights = useRights();
  const { isAway, refusal } = useSyncExternalStore(
    connection?.subscribe ?? never,
    connection?.getState ?? (() => nothing),
  );
  const refresh = async () => {
    await rights.refresh();
    connection?.dismissRefusal();
  };
  return (
    <div className={styles.notices}>
      {isAway && (
        <Banner tone="caution" live="polite">
          {appTexts.serverAway}
        </Banner>
      )}
      {refusal !== undefined && (
        <Banner
          tone="critical"
          live="assertive"
          title={refusal}
          onDismiss={connection?.dismissRefusal ?? (() => undefined)}
          actions={
            <Button size="small" onPress={() => void refresh()}>
              {appTexts.refreshRights}
            </Button>
          }
        >
          {appTexts.rightsChanged}
        </Banner>
      )}
    </div>
  );
};
