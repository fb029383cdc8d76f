import { skipToken, useRead } from '@crt/api-client/hooks';
import type { Read } from '@crt/api-client/operation';

/** Stands for a call that a list does not have; it is never asked. */
const noCall: Read<object, never> = {
  id: 'none',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '',
  tag: 'none',
};

/** Reads what not every list has; without a call or an input nothing is asked, and nothing is on its way. */
export function useOptionalRead<Answer>(
  call: Read<object, Answer> | undefined,
  input: object | undefined,
  staleTime?: number,
) {
  const isAsked = call !== undefined && input !== undefined;
  const read = useRead<object, Answer>(
    call ?? noCall,
    isAsked ? input : skipToken,
    staleTime === undefined ? {} : { staleTime },
  );
  return { ...read, isPending: isAsked && read.isPending };
}
