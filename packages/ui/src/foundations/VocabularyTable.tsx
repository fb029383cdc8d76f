import type { ReactNode } from 'react';
import * as styles from './VocabularyTable.css.ts';

interface VocabularyTableProps {
  heads: readonly string[];
  /** Cells by a name of their row. */
  rows: Readonly<Record<string, readonly ReactNode[]>>;
}

/** Signs beside what they mean, for pages about the language of the kit. */
export const VocabularyTable = ({ heads, rows }: VocabularyTableProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col" className={`${styles.cell} ${styles.head}`}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {Object.entries(rows).map(([name, row]) => (
        <tr key={name}>
          {row.map((content, column) => (
            <td key={heads[column]} className={styles.cell}>
              {content}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
