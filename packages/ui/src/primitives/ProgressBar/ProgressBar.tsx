import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import type { Role } from '../../theme/scales.ts';
import { tones } from '../../theme/tone.css.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What progresses. Read aloud; visible unless `isLabelHidden`. */
  label: string;
  /** 0 to `maximum`; without it the length is unknown and the bar only shows that something goes on. */
  value?: number | undefined;
  maximum?: number;
  /** In place of the percentage: `3 of 7 steps`. */
  valueText?: string;
  tone?: Role;
  /** Hides both texts, for table cells. */
  isLabelHidden?: boolean;
}

/** How far something has come. */
export const ProgressBar = ({
  label,
  value,
  maximum = 100,
  valueText,
  tone = 'accent',
  isLabelHidden = false,
}: ProgressBarProps) => (
  <AriaProgressBar
    data-component="ProgressBar"
    aria-label={label}
    className={`${tones[tone]} ${styles.box}`}
    isIndeterminate={value === undefined}
    maxValue={maximum}
    {...(value === undefined ? {} : { value })}
    {...(valueText === undefined ? {} : { valueLabel: valueText })}
  >
    {({ percentage, valueText: text }) => (
      <>
        {!isLabelHidden && (
          <span className={styles.texts} aria-hidden="true">
            <span>{label}</span>
            <span className={styles.value}>{text}</span>
          </span>
        )}
        <span className={styles.track}>
          <span
            className={percentage === undefined ? styles.running : styles.fill}
            style={percentage === undefined ? undefined : { inlineSize: `${percentage}%` }}
          />
        </span>
      </>
    )}
  </AriaProgressBar>
);

/** A thin line over a list or page that is being read again while its old content stays. */
export const ProgressLine = ({ label, isActive = true }: { label: string; isActive?: boolean }) =>
  isActive ? (
    <AriaProgressBar
      isIndeterminate
      aria-label={label}
      data-component="ProgressLine"
      className={`${tones.accent} ${styles.line}`}
    >
      <span className={styles.running} />
    </AriaProgressBar>
  ) : (
    <span className={styles.line} />
  );
