import { useTimelineTexts } from '../timeline-texts.ts';
import * as styles from './Timeline.css.ts';
import * as shapes from './timeline-marks.css.ts';

/** What the shapes mean. */
export const TimelineLegend = () => {
  const texts = useTimelineTexts();
  return (
    <ul aria-label={texts.legend} className={styles.legend}>
      <li className={styles.legendEntry}>
        <span className={shapes.dot({ kind: 'planned' })} />
        {texts.planned}
      </li>
      <li className={styles.legendEntry}>
        <span className={shapes.dot({ kind: 'actual' })} />
        {texts.actual}
      </li>
      <li className={styles.legendEntry}>
        <span className={shapes.dot({ kind: 'actual', isLate: true })} />
        {texts.late}
      </li>
      <li className={styles.legendEntry}>
        <span className={styles.swatch({ kind: 'weekend' })} />
        {texts.weekend}
      </li>
      <li className={styles.legendEntry}>
        <span className={styles.swatch({ kind: 'holiday' })} />
        {texts.holiday}
      </li>
    </ul>
  );
};
