import type { ManufacturingCycleDetails } from '@crt/api-client/types-main';
import type { CyclePrint } from '@crt/domain-widgets/CyclePrintDialog';
import { jobTexts as texts } from '@crt/domain-widgets/job-texts';
import { Button } from '@crt/ui/Button';
import { formatWithZone } from '@crt/ui/format-date';
import { useTimeZone } from '@crt/ui/LocaleProvider';
import { lazy, Suspense, useState } from 'react';
import { useSessionState } from '../../app/sign-in/SessionProvider.tsx';
import { fullAddress } from '../../routes/full-address.ts';
import { paths } from '../../routes/paths.ts';

// Papers come when somebody prints.
const CyclePrintDialog = lazy(async () => {
  const loaded = await import('@crt/domain-widgets/CyclePrintDialog');
  return { default: loaded.CyclePrintDialog };
});

interface Opened {
  readonly print: CyclePrint;
  readonly printedAt: Date;
}

/** Prints what goes along with a case on the factory floor: its traveler, and the label of its tray (REG13). */
export const CyclePrintActions = ({ details }: { readonly details: ManufacturingCycleDetails }) => {
  const [opened, setOpened] = useState<Opened>();
  const session = useSessionState();
  const timeZone = useTimeZone();
  const open = (print: CyclePrint) => setOpened({ print, printedAt: new Date() });
  return (
    <>
      <Button onPress={() => open('traveler')}>{texts.prints.traveler}</Button>
      <Button onPress={() => open('label')}>{texts.prints.label}</Button>
      <Suspense>
        {opened && (
          <CyclePrintDialog
            print={opened.print}
            details={details}
            address={addressOf(details)}
            printedAt={formatWithZone(opened.printedAt, 'dateTime', timeZone)}
            printedBy={session.status === 'signed-in' ? session.user.name : ''}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </>
  );
};

function addressOf({ id, isCustomPrototype }: ManufacturingCycleDetails): string {
  return fullAddress(isCustomPrototype ? paths.prototypeDetails(id) : paths.manufacturingDetails(id));
}
