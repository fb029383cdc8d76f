import type { ApiError } from '@crt/api-client/api-error';
import { ErrorState } from '@crt/ui/ErrorState';

export interface FailedReadProps {
  /** Why it failed; null draws nothing. */
  readonly error: ApiError | null;
  /** Says what failed: 'The milestones could not be loaded.' */
  readonly failed: string;
  readonly onRetry: () => unknown;
  /** It is being asked again. */
  readonly isRetrying: boolean;
}

/** In place of a section whose read failed: what failed, why, the id that support asks for, and Retry (A28, F60). */
export const FailedRead = ({ error, failed, onRetry, isRetrying }: FailedReadProps) =>
  error && (
    <ErrorState
      title={failed}
      reference={error.correlationId}
      onRetry={() => void onRetry()}
      isRetrying={isRetrying}
    >
      {error.message}
    </ErrorState>
  );
