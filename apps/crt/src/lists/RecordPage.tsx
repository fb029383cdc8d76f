import { EditLockProvider } from '@crt/domain-widgets/EditLock';
import { Page } from '@crt/ui/Page';
import type { ReactNode } from 'react';
import { EditKey } from './EditKey.tsx';
import { RecordHeader, type RecordHeaderProps } from './RecordHeader.tsx';

export interface RecordPageProps extends RecordHeaderProps {
  readonly children: ReactNode;
}

/** The page of a record of a list: its header, and what is edited in place, one field at a time and by the key for it. */
export const RecordPage = ({ children, ...header }: RecordPageProps) => (
  <EditLockProvider>
    <Page header={<RecordHeader {...header} />}>
      <EditKey>{children}</EditKey>
    </Page>
  </EditLockProvider>
);
