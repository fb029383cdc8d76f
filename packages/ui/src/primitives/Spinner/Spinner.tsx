import { useTexts } from '../../texts/TextsProvider.tsx';
import * as styles from './Spinner.css.ts';

/** A ring that turns while something of unknown length goes on, as large as the text around it. */
export const Spinner = ({ label }: { label?: string }) => {
  const texts = useTexts();
  return (
    <div
      // Not react-aria's bar: it brings number formats, and a ring has no number.
      role="progressbar"
      aria-label={label ?? texts.pending}
      aria-valuemin={0}
      aria-valuemax={100}
      data-component="Spinner"
      className={styles.box}
    >
      <svg viewBox="0 0 16 16" className={styles.ring} aria-hidden="true" focusable="false">
        <circle cx="8" cy="8" r="6" className={styles.track} />
        <path d="M8 2a6 6 0 0 1 6 6" />
      </svg>
    </div>
  );
};
