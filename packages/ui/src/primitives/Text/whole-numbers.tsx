import type { ReactNode } from 'react';
import { whole } from './whole-numbers.css.ts';

/** Capitals and digits with hyphens between them. */
const hyphened = /((?:[\p{Lu}\d]+-)+[\p{Lu}\d]+)/u;
/** A longer one would not fit into a narrow column: it breaks as any word. */
const longest = 20;
/** Not `GMT-5`, which is a zone. */
const isNumber = (part: string) => hyphened.test(part) && /\d-|-\d{2}/.test(part) && part.length <= longest;

/**
 * A text in which no line ends within a number, at its hyphen: `26-10412`, `LOT-2611-03`. Between words it breaks as ever.
 * Plain elements, for the cells of tables.
 */
export const wholeNumbers = (text: string): ReactNode => {
  if (!hyphened.test(text)) return text;
  return text.split(hyphened).map((part, place) =>
    isNumber(part) ? (
      // oxlint-disable-next-line react/no-array-index-key -- the same number may stand there twice
      <span key={place} className={whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
};
