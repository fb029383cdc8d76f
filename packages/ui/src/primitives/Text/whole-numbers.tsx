import type { ReactNode } from 'react';
import { whole } from './whole-numbers.css.ts';

/** Capitals and digits with hyphens between them, or the digits of a GTIN, 8 of them or more, with a comma behind them. */
const code = /((?:(?:[\p{Lu}\d]+-)+[\p{Lu}\d]+|\d{8,}),?)/u;
/** A longer one would not fit into a narrow column: it breaks as any word. */
const longest = 20;
/** Not `GMT-5`, which is a zone. */
const isNumber = (part: string) =>
  code.test(part) && /\d-|-\d{2}|^\d+,?$/.test(part) && part.length <= longest;

/**
 * A text in which no line ends within a number: `26-10412`, `LOT-2611-03`, `04048551000126`. Between words it breaks as ever.
 * Plain elements, for the cells of tables.
 */
export const wholeNumbers = (text: string): ReactNode => {
  if (!code.test(text)) return text;
  return text.split(code).map((part, place) =>
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
