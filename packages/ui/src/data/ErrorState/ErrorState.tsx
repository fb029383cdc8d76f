import { RotateCw, TriangleAlert } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { keepFocusNear } from '../../primitives/keep-focus-near.ts';
import { BarButton } from '../BarButton/BarButton.tsx';
import { useDataTexts } from '../data-texts.ts';
import * as styles from '../EmptyState/EmptyState.css.ts';

export interface ErrorStateProps {
  /** What failed; default that the rows could not be loaded. */
  title?: string;
  /** What happened, what was kept and what to do. */
  children?: ReactNode;
  /** The id that support asks for. */
  reference?: string | undefined;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
}

/**
 * A section that failed: says what happened and offers Retry. It never takes more than its own place (A28). Who presses
 * Retry by key goes on with what comes instead.
 */
export const ErrorState = ({ title, children, reference, onRetry, isRetrying = false }: ErrorStateProps) => {
  const texts = useDataTexts();
  const root = useRef<HTMLDivElement>(null);
  // What was asked for again takes this place, and the button away under the hand that pressed it.
  useLayoutEffect(() => {
    const element = root.current;
    return () => {
      if (element) keepFocusNear(element);
    };
  }, []);
  return (
    <div ref={root} className={styles.root} role="alert" data-component="ErrorState">
      <span className={styles.markTone.critical}>
        <TriangleAlert size={20} strokeWidth={1.5} aria-hidden />
      </span>
      <p className={styles.title}>{title ?? texts.errorTitle}</p>
      {children !== undefined && <p className={styles.text}>{children}</p>}
      {reference !== undefined && (
        <p className={styles.text}>
          <code>{reference}</code>
        </p>
      )}
      {onRetry && (
        <div className={styles.action}>
          <BarButton kind="outline" isHeldBack={isRetrying} onPress={onRetry}>
            <RotateCw size={16} strokeWidth={1.5} aria-hidden />
            {isRetrying ? texts.retrying : texts.retry}
          </BarButton>
        </div>
      )}
    </div>
  );
};
