import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Button } from '@crt/ui/Button';
import { appTexts } from './app.texts.ts';
import { MessagePage } from './messages/MessagePage.tsx';

/** Keeps a failure inside one screen: the menu stays, and the person can try again or go elsewhere. */
export const ScreenBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary
    fallbackRender={() => (
      <MessagePage
        title={appTexts.screenFailed}
        hint={appTexts.screenFailedHint}
        // A new release may have replaced the files that this page still asks for: only loading it anew helps.
        actions={<Button onPress={() => window.location.reload()}>{appTexts.reload}</Button>}
      />
    )}
  >
    {children}
  </ErrorBoundary>
);
