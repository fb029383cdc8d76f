import { createMockQueryClient } from '@crt/api-client/mocks';
import { ConfirmOutlet } from '@crt/ui/ConfirmOutlet';
import { LinkProvider } from '@crt/ui/LinkProvider';
import { ToastOutlet } from '@crt/ui/ToastOutlet';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { EditLockProvider } from '../../shared/edit/EditLock.tsx';
import type { FieldValue } from '../../shared/edit/run-edit.ts';

/** What the application gives every screen beside its looks, which are the toolbar's: data, outlets, the page lock. */
export const StorySurroundings = ({ children, width }: { children: ReactNode; width: string }) => {
  const [client] = useState(() => createMockQueryClient());
  return (
    <QueryClientProvider client={client}>
      <LinkProvider navigate={() => undefined}>
        <EditLockProvider>
          <div style={{ inlineSize: width, maxInlineSize: '100%' }}>{children}</div>
        </EditLockProvider>
      </LinkProvider>
      <ConfirmOutlet />
      <ToastOutlet />
    </QueryClientProvider>
  );
};

/** How an edit answers when Hanna Meyer changed the same field meanwhile (F11). */
export const conflictAnswer = (field: string, base: FieldValue, theirs: FieldValue) => ({
  result: 2 as const,
  message: 'Hanna Meyer changed this at the same time.',
  timestamp: 'AAAAAAAAB9X=',
  data: {
    merged: false,
    conflict: {
      field,
      base,
      theirs,
      user: { id: 'usr-hmey', symbol: 'HMEY', name: 'Hanna Meyer' },
      isYou: false,
      time: '2026-11-20T09:28:41Z',
    },
  },
});
