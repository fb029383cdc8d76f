import { lazy } from 'react';

/** The form of a session; its files come when somebody books one. */
export const SessionDialog = lazy(async () => {
  const { ConnectedSessionDialog } = await import('@crt/domain-widgets/ConnectedSessionDialog');
  return { default: ConnectedSessionDialog };
});
