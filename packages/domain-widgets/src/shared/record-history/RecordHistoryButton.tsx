import type { RecordKind } from '@crt/api-client/types-main';
import { Button } from '@crt/ui/Button';
import { History } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { recordHistoryTexts as texts } from './record-history.texts.ts';

const RecordHistoryDialog = lazy(async () => ({
  default: (await import('./RecordHistoryDialog.tsx')).RecordHistoryDialog,
}));

export interface RecordHistoryButtonProps {
  readonly kind: RecordKind;
  readonly record: { readonly id: number; readonly name: string };
  readonly size?: 'small';
}

/** Opens who changed what of a record that has a screen of its own. */
export const RecordHistoryButton = ({ kind, record, size }: RecordHistoryButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={<History />}
        {...(size && { size, 'aria-label': texts.historyOf(record.name) })}
        onPress={() => setOpen(true)}
      >
        {texts.history}
      </Button>
      {isOpen && (
        <Suspense>
          <RecordHistoryDialog kind={kind} record={record} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
