import type { Rescheduling } from '@crt/api-client/types-main';
import { Banner } from '@crt/ui/Banner';
import { ProgressBar } from '@crt/ui/ProgressBar';
import { planningTexts as texts } from './calendar-admin.texts.ts';

export interface ReschedulingStatusProps {
  readonly rescheduling: Rescheduling;
  /** Puts away that it is over. */
  readonly onDismiss: () => void;
}

/** Quietly above a screen: open plans are planned anew in the background, how far that is, and what came of it. */
export const ReschedulingStatus = ({ rescheduling, onDismiss }: ReschedulingStatusProps) => {
  const { state, handled, total, moved, late } = rescheduling;
  switch (state) {
    case 'waiting':
      return <Banner tone="neutral">{texts.waiting}</Banner>;
    case 'running':
      return (
        <Banner tone="neutral">
          <ProgressBar
            label={texts.running}
            value={handled}
            maximum={Math.max(1, total)}
            valueText={texts.progress(handled, total)}
          />
        </Banner>
      );
    case 'done':
      return (
        <Banner tone={late > 0 ? 'caution' : 'positive'} live="polite" onDismiss={onDismiss}>
          {texts.done(moved, late)}
        </Banner>
      );
    case 'failed':
      return (
        <Banner tone="caution" live="polite" onDismiss={onDismiss}>
          {texts.stopped}
        </Banner>
      );
  }
};
