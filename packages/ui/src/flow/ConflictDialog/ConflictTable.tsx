import { type ReactNode, useId } from 'react';
import { useConflictTexts } from '../../texts/conflict-texts.ts';
import { useTexts } from '../../texts/TextsProvider.tsx';
import * as styles from './ConflictDialog.css.ts';
import type { ConflictField, ConflictSide, ConflictSides } from './conflict.ts';
import type { ConflictHeads } from './conflict-words.ts';

interface ConflictTableProps {
  fields: readonly ConflictField[];
  heads: ConflictHeads;
  sides: ConflictSides;
  /** With it every value is a choice. */
  onChoose?: (id: string, side: ConflictSide) => void;
}

/** What it was, yours and theirs of every field; the heads of row and column name each choice. */
export const ConflictTable = ({ fields, heads: versions, sides, onChoose }: ConflictTableProps) => {
  const texts = useConflictTexts();
  const id = useId();
  const heads = [
    ['field', texts.conflictField],
    ['base', texts.conflictBase],
    ['yours', versions.yours],
    ['theirs', versions.theirs],
  ] as const;
  return (
    // A choice is not typing: closing loses nothing, so the dialog need not ask.
    <table
      data-component="ConflictDialog"
      className={styles.table}
      onInput={(event) => event.stopPropagation()}
    >
      <thead className={styles.heads}>
        <tr>
          {heads.map(([key, name]) => (
            <th key={key} id={`${id}${key}`} scope="col" className={styles.head}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {fields.map((field) => (
          <tr key={field.id} className={styles.field}>
            <th id={`${id}${field.id}row`} scope="row" className={styles.name}>
              {field.label}
            </th>
            <td className={styles.cell}>
              <Version>{texts.conflictBase}</Version>
              <span className={styles.before}>
                <Value>{field.base}</Value>
              </span>
            </td>
            {(['yours', 'theirs'] as const).map((side) => (
              <td key={side} className={styles.cell}>
                <Version>{versions[side]}</Version>
                {onChoose === undefined ? (
                  <span className={styles.value}>
                    <Value>{field[side]}</Value>
                  </span>
                ) : (
                  <label className={styles.choice}>
                    <input
                      type="radio"
                      name={`${id}${field.id}`}
                      className={styles.radio}
                      checked={sides[field.id] === side}
                      onChange={() => onChoose(field.id, side)}
                      aria-labelledby={`${id}${field.id}row ${id}${side} ${id}${field.id}${side}`}
                    />
                    <span id={`${id}${field.id}${side}`} className={styles.value}>
                      <Value>{field[side]}</Value>
                    </span>
                  </label>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** For the eye; others hear the head of the column. */
const Version = ({ children }: { children: ReactNode }) => (
  <span aria-hidden className={styles.version}>
    {children}
  </span>
);

const Value = ({ children }: { children: ReactNode }) => {
  const texts = useTexts();
  const isEmpty = children === undefined || children === null || children === '';
  return isEmpty ? <span className={styles.nothing}>{texts.noValue}</span> : children;
};
