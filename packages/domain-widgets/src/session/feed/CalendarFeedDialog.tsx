import { Banner } from '@crt/ui/Banner';
import { Button } from '@crt/ui/Button';
import { DateTime } from '@crt/ui/DateTime';
import { Dialog } from '@crt/ui/Dialog';
import { Property, PropertyList } from '@crt/ui/PropertyList';
import { Skeleton } from '@crt/ui/Skeleton';
import { Stack } from '@crt/ui/Stack';
import { Text } from '@crt/ui/Text';
import { toast } from '@crt/ui/toast';
import type { ReactNode } from 'react';
import { address as addressStyle } from './feed.css.ts';
import { feedTexts as texts } from './feed.texts.ts';

export interface CalendarFeedDialogProps {
  /** When the address was made; null while there is none, undefined while it is on its way. */
  readonly renewedAt: string | null | undefined;
  /** The whole address, where it was just made. */
  readonly address?: string | undefined;
  /** Instead of its state: that it could not be loaded. */
  readonly failure?: ReactNode;
  /** Why no address was made. */
  readonly refusal?: string | undefined;
  readonly isRenewing?: boolean;
  readonly onRenew: () => void;
  readonly onClose: () => void;
}

/** Browsers refuse it to pages without the focus, and where a policy says so. */
async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast({ message: texts.copied, tone: 'positive' });
  } catch {
    toast({ message: texts.notCopied, tone: 'critical' });
  }
}

/** The address at which calendar programs read a schedule: told once, and renewed when somebody else got it (N1). */
export const CalendarFeedDialog = (props: CalendarFeedDialogProps) => {
  const { renewedAt, address, failure, refusal, isRenewing = false, onRenew, onClose } = props;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          {address !== undefined && (
            <Button tone="accent" variant="solid" onPress={() => void copy(address)}>
              {texts.copy}
            </Button>
          )}
          {renewedAt !== undefined && (
            <Button onPress={onRenew} isPending={isRenewing}>
              {renewedAt === null ? texts.make : texts.renew}
            </Button>
          )}
          <Button onPress={onClose}>{texts.close}</Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text as="p">{texts.about}</Text>
        {refusal !== undefined && (
          <Banner tone="critical" live="assertive">
            {refusal}
          </Banner>
        )}
        {failure ?? <FeedState {...props} />}
      </Stack>
    </Dialog>
  );
};

const FeedState = ({ renewedAt, address }: CalendarFeedDialogProps) => {
  if (renewedAt === undefined) return <Skeleton height="3rem" />;
  if (renewedAt === null) return <Text as="p">{texts.none}</Text>;
  return (
    <>
      {address !== undefined && (
        <Banner tone="caution" live="polite">
          {texts.keep}
        </Banner>
      )}
      <PropertyList>
        {address !== undefined && (
          <Property label={texts.address}>
            <span className={addressStyle}>{address}</span>
          </Property>
        )}
        <Property label={texts.madeOn}>
          <DateTime value={renewedAt} />
        </Property>
      </PropertyList>
      {address === undefined && <Text as="p">{texts.shownOnce}</Text>}
    </>
  );
};
