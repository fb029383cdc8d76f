import { visuallyHidden } from '../../primitives/Hidden/hidden.css.ts';
import { tones } from '../../theme/tone.css.ts';
import type { HeatLevel } from './heat-levels.ts';
import * as styles from './HeatMap.css.ts';

/** The look of a level, in cells and in the legend. */
export const fillOf = ({ tone, strength = 1 }: HeatLevel): string =>
  `${tones[tone]} ${styles.strength[strength]} ${styles.frame[tone]}`;

interface HeatCellProps {
  /** The figure as it is written; without one the cell is empty. */
  figure: string | undefined;
  level: HeatLevel | undefined;
  /** Said instead of an empty cell. */
  missingText: string;
  /** Row and column, for the name of a button. */
  place: string;
  isStop: boolean;
  onFocus: () => void;
  onPress: (() => void) | undefined;
}

/** One figure on its ground, with the words of its level; a button where pressing does something. */
export const HeatCell = (props: HeatCellProps) => {
  const { figure, level, missingText, place, isStop, onFocus, onPress } = props;
  if (figure === undefined || !level) {
    return (
      <>
        <span className={styles.missing} aria-hidden>
          –
        </span>
        <span className={visuallyHidden}>{missingText}</span>
      </>
    );
  }
  if (!onPress) {
    return (
      <span className={fillOf(level)} title={level.label}>
        {figure}
        <span className={visuallyHidden}>, {level.label}</span>
      </span>
    );
  }
  return (
    <button
      type="button"
      className={`${fillOf(level)} ${styles.pressable}`}
      tabIndex={isStop ? 0 : -1}
      aria-label={`${place}: ${figure}, ${level.label}`}
      title={level.label}
      onFocus={onFocus}
      onClick={onPress}
    >
      {figure}
    </button>
  );
};
