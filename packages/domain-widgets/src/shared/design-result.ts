import { resultCode } from '@crt/api-client/enums/result-code';
import type { DesignResult } from '@crt/api-client/types-design-sessions';

/**
 * What an operation on design sessions has to say although it was done, its messages joined with spaces; nothing on
 * plain success. Throws them as an Error when it was refused (N20).
 */
export function designOutcome({ result, messages }: DesignResult): string {
  const text = messages.join(' ');
  if (result === resultCode.error) throw new Error(text);
  return text;
}
