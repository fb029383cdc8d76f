import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { preloadScreen } from '../routes/index.tsx';
import { App } from './App.tsx';
import { loadConfig } from './config.ts';
import { rightsSources } from './permissions/rights-sources.ts';
import { forgetRights, Rights } from './permissions/rights.ts';
import { Session } from './sign-in/session.ts';
import { StartFailed } from './StartFailed.tsx';

/** Starts the application: the configuration first, then rights and the first screen's files at the same time. */
export async function start(): Promise<void> {
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no root element.');
  preloadScreen(window.location.pathname);
  const root = createRoot(place);
  try {
    const session = new Session(await loadConfig(), forgetRights);
    const rights = new Rights(rightsSources(session.getToken));
    const state = session.getState();
    if (state.status === 'signed-in') void rights.loadFor(state.user.id);
    root.render(
      <StrictMode>
        <App session={session} rights={rights} />
      </StrictMode>,
    );
  } catch {
    root.render(<StartFailed />);
  }
}
