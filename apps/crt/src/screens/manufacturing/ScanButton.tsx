import { scanTexts as texts } from '@crt/domain-widgets/scan-texts';
import { Button } from '@crt/ui/Button';
import { useShortcut } from '@crt/ui/use-shortcut';
import { lazy, Suspense, useState } from 'react';

// The field comes when somebody takes the scanner.
const ScanDialog = lazy(() => import('./ScanDialog.tsx'));

/** Opens the job of a plan, order or lot that is scanned: on the list, and on each cycle for the next one. */
export const ScanButton = () => {
  const [isOpen, setOpen] = useState(false);
  useShortcut({ keys: 's', label: texts.open, onAction: () => setOpen(true) });
  return (
    <>
      <Button onPress={() => setOpen(true)}>{texts.open}</Button>
      <Suspense>{isOpen && <ScanDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
