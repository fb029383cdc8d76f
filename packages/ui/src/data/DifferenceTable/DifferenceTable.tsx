import { Empty } from '../../primitives/Empty/Empty.tsx';
import { visuallyHidden } from '../../primitives/Hidden/hidden.css.ts';
import { useDataTexts } from '../data-texts.ts';
import * as styles from './DifferenceTable.css.ts';

/** What one line of a comparison has on either side, as texts that are equal or not. */
export interface DifferenceRow {
  readonly id: string;
  readonly label: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export interface DifferenceTableProps {
  /** The name of the table, read aloud. */
  label: string;
  /** What the rows are: `Language`. */
  rowsLabel: string;
  /** What stands on either side: `Revision A`. */
  beforeLabel: string;
  afterLabel: string;
  rows: readonly DifferenceRow[];
}

/** Of what is on both sides so many are named; the others are counted. */
const mostUnchanged = 3;

/** What is on one side only is marked and comes first; what is on both sides is named shortly. */
const Side = ({
  own,
  other,
  isAfter,
}: {
  own: readonly string[];
  other: readonly string[];
  isAfter: boolean;
}) => {
  const texts = useDataTexts();
  if (own.length === 0) return <Empty />;
  const changed = own.filter((text) => !other.includes(text));
  const unchanged = own.filter((text) => other.includes(text));
  const Mark = isAfter ? 'ins' : 'del';
  return (
    <ul className={styles.texts}>
      {changed.map((text) => (
        <li key={text}>
          <Mark className={isAfter ? styles.added : styles.removed}>
            <span aria-hidden>{isAfter ? '+ ' : '− '}</span>
            <span className={visuallyHidden}>{isAfter ? texts.added : texts.removed}</span>
            {text}
          </Mark>
        </li>
      ))}
      {unchanged.slice(0, mostUnchanged).map((text) => (
        <li key={text}>{text}</li>
      ))}
      {unchanged.length > mostUnchanged && (
        <li className={styles.counted}>{texts.moreUnchanged(unchanged.length - mostUnchanged)}</li>
      )}
    </ul>
  );
};

/**
 * Two states side by side, line by line: what was added and what was removed is marked by sign, ground and words; what is
 * the same on both sides is named shortly.
 */
export const DifferenceTable = ({
  label,
  rowsLabel,
  beforeLabel,
  afterLabel,
  rows,
}: DifferenceTableProps) => (
  // What scrolls must be reachable by keyboard.
  <div
    className={styles.scroller}
    data-component="DifferenceTable"
    role="group"
    aria-label={label}
    tabIndex={0}
  >
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {[rowsLabel, beforeLabel, afterLabel].map((head) => (
            <th key={head} scope="col" className={styles.head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label: name, before, after }) => (
          <tr key={id}>
            <th scope="row" className={styles.rowHead}>
              {name}
            </th>
            <td className={styles.side}>
              <Side own={before} other={after} isAfter={false} />
            </td>
            <td className={styles.side}>
              <Side own={after} other={before} isAfter />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
