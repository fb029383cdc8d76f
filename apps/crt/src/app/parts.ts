import { createApi } from '@crt/api-client/create-api';
import { createQueryClient } from '@crt/api-client/query-client';
import type { QueryClient } from '@tanstack/react-query';
import type { AppConfig } from './config.ts';
import { forgetLists } from '../lists/opened-lists.ts';
import { Connection } from './connection/connection.ts';
import { rightsSources } from './permissions/rights-sources.ts';
import { forgetRights } from './permissions/remembered-rights.ts';
import { Rights } from './permissions/rights.ts';
import { Session } from './sign-in/session.ts';

/** The long-lived parts of the application; each exists once per page. */
export interface AppParts {
  readonly session: Session;
  readonly connection: Connection;
  readonly queryClient: QueryClient;
  readonly rights: Rights;
}

/** Makes the parts and wires them: calls carry the session's token, and a 401 renews it once. */
export function createParts(config: AppConfig): AppParts {
  const session = new Session(config, () => {
    forgetRights();
    forgetLists();
    queryClient.clear();
  });
  const connection = new Connection(() => {
    void queryClient.invalidateQueries();
    // Without rights there is no screen that could ask again.
    if (rights.getState().status === 'failed') void rights.refresh();
  });
  const api = createApi({
    baseUrl: window.location.origin,
    getToken: session.getToken,
    onUnauthorized: async () => {
      await session.renew();
      return session.getToken();
    },
    fetch: connection.fetch,
  });
  const queryClient = createQueryClient({ api });
  const rights = new Rights(rightsSources(api));
  return { session, connection, queryClient, rights };
}
