import { ErrorState } from '@crt/ui/ErrorState';
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { appTexts } from './app.texts.ts';

export interface LaterPanelProps {
  /** What stands here until its files have come. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * A part of a screen whose files come when it is opened. One that does not come, or fails, leaves the rest of the screen
 * as it is (A28); only loading the page anew brings it, and what is typed beside it is asked about first.
 */
export const LaterPanel = ({ fallback, children }: LaterPanelProps) => (
  <ErrorBoundary
    fallbackRender={() => (
      <ErrorState title={appTexts.panelFailed} onRetry={() => window.location.reload()}>
        {appTexts.panelFailedHint}
      </ErrorState>
    )}
  >
    <Suspense fallback={fallback}>{children}</Suspense>
  </ErrorBoundary>
);
