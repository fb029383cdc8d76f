import { Button } from '@crt/ui/Button';
import { editTexts as texts } from './edit.texts.ts';

/** How it stands with the choices of a field that are read by a call of their own. */
export interface ChoicesState {
  /** Why nothing can be chosen yet: its field is closed and says so. */
  readonly closed?: string | undefined;
  /** The choices did not come; asks for them again. */
  readonly onRetry?: (() => void) | undefined;
}

/** The read of choices, as far as a field depends on it. */
interface ChoicesRead {
  readonly isLoadingError: boolean;
  readonly isPending: boolean;
  readonly refetch: () => unknown;
}

/** Closed while the choices are on their way, and where they did not come, with a way to ask again (A28). */
export function choicesStateOf({ isLoadingError, isPending, refetch }: ChoicesRead): ChoicesState {
  if (isLoadingError) return { closed: texts.choicesFailed, onRetry: () => void refetch() };
  return isPending ? { closed: texts.choicesLoading } : {};
}

/** Below the field whose choices did not come: asks for them again; nothing where they did. */
export const RetryChoices = ({ onRetry }: Pick<ChoicesState, 'onRetry'>) =>
  onRetry && (
    <Button size="small" onPress={onRetry}>
      {texts.retry}
    </Button>
  );
