import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { useTexts } from '../../texts/TextsProvider.tsx';
import { tones } from '../../theme/tone.css.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { ToneIcon } from './ToneIcon.tsx';
import * as styles from './Banner.css.ts';

export interface BannerProps {
  tone?: 'info' | 'positive' | 'caution' | 'critical' | 'neutral';
  title?: ReactNode;
  children?: ReactNode;
  /** One or two small buttons or links. */
  actions?: ReactNode;
  /** Shows a close button. */
  onDismiss?: () => void;
  /**
   * Announces it when it appears: `polite` waits, `assertive` interrupts. Leave it out for what is there from the
   * start.
   */
  live?: 'polite' | 'assertive';
}

/** A message that belongs to a page or section and stays until its cause is gone. */
export const Banner = ({ tone = 'info', title, children, actions, onDismiss, live }: BannerProps) => {
  const texts = useTexts();
  return (
    <div
      data-component="Banner"
      className={`${tones[tone]} ${styles.banner}`}
      {...(live === undefined ? {} : { role: live === 'assertive' ? 'alert' : 'status' })}
    >
      <ToneIcon tone={tone} />
      <div className={styles.texts}>
        {title !== undefined && <strong className={styles.title}>{title}</strong>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      {onDismiss !== undefined && (
        <IconButton size="small" label={texts.dismiss} icon={<X />} onPress={() => onDismiss()} />
      )}
    </div>
  );
};
