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
  /** What the figure stands for, where it does not say so itself. */
  description: string | undefined;
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
  const { figure, description, level, missingText, place, isStop, onFocus, onPress } = props;
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
  const words = `${description ?? figure}, ${level.label}`;
  const title = description === undefined ? level.label : words;
  if (!onPress) {
    return (
      <span className={fillOf(level)} title={title}>
        {description === undefined ? figure : <span aria-hidden>{figure}</span>}
        <span className={visuallyHidden}>{description === undefined ? `, ${level.label}` : words}</span>
      </span>
    );
  }
  return (
    <button
      type="button"
      className={`${fillOf(level)} ${styles.pressable}`}
      tabIndex={isStop ? 0 : -1}
      aria-label={`${place}: ${words}`}
      title={title}
      onFocus={onFocus}
      onClick={onPress}
    >
      {figure}
    </button>
  );
};
