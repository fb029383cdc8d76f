import { createMockQueryClient } from '@crt/api-client/mocks';
import { ConfirmOutlet } from '@crt/ui/ConfirmOutlet';
import { ToastOutlet } from '@crt/ui/ToastOutlet';
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

/** What the application gives every screen beside its looks: data, and the outlets of questions and messages. */
export const StorySurroundings = ({ children }: { children: ReactNode }) => {
  const [client] = useState(() => createMockQueryClient());
  return (
    <QueryClientProvider client={client}>
      {children}
      <ConfirmOutlet />
      <ToastOutlet />
    </QueryClientProvider>
  );
};

/** Stands for the live event that tells of a change, whatever it is: all that is known is read again. */
export const LiveEvent = () => {
  const client = useQueryClient();
  return (
    <button type="button" onClick={() => void client.invalidateQueries()}>
      Change
    </button>
  );
};
