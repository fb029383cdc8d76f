import { listDocumentationUsers } from '@crt/api-client/documentation/dictionary';
import { useRead } from '@crt/api-client/hooks';
import { fullName } from '@crt/domain/full-name';
import { useCallback } from 'react';

/** How often is asked while something goes on, where no live event tells (R22). */
export const pollMs = 3_000;

/** Gives what people are called, by their ids; the id of somebody who is not known (any more) (R20). */
export function useImportUsers(): (userId: string) => string {
  const { data } = useRead(listDocumentationUsers, {});
  return useCallback(
    (userId) => {
      const user = data?.find(({ id }) => id === userId);
      return user ? fullName(user) : userId;
    },
    [data],
  );
}
