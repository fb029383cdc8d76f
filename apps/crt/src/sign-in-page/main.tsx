import '@crt/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/** Starts the page that the embedded provider shows at /auth/sign-in/… */
async function start(): Promise<void> {
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no root element.');
  // Loaded by itself: what only this page needs must not weigh on the shell that both pages share.
  const { SignInPage } = await import('./SignInPage.tsx');
  createRoot(place).render(
    <StrictMode>
      <SignInPage address={window.location.pathname} />
    </StrictMode>,
  );
}

void start();
