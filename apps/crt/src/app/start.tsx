import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { preloadScreen } from '../routes/preload.ts';
import { App } from './App.tsx';
import { loadConfig } from './config.ts';
import { firstData } from './first-data.ts';
import { createParts } from './parts.ts';
import { StartFailed } from './StartFailed.tsx';

/** Starts the application: the first screen's files, the configuration and then the rights, side by side. */
export async function start(): Promise<void> {
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no root element.');
  const screen = preloadScreen(window.location.pathname);
  const root = createRoot(place);
  try {
    const parts = createParts(await loadConfig());
    const state = parts.session.getState();
    if (state.status === 'signed-in') await firstData(parts, state.user.id, screen);
    root.render(
      <StrictMode>
        <App {...parts} />
      </StrictMode>,
    );
  } catch {
    root.render(<StartFailed />);
  }
}
