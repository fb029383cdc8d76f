/** A size of paper or of a label, in millimetres. */
export interface Paper {
  /** `A4`, `100 × 50 mm`. */
  readonly name: string;
  readonly widthMm: number;
  readonly heightMm: number;
  /** Edge that stays white. */
  readonly marginMm: number;
}

/** The two sizes of office paper. */
export const officePapers: readonly [Paper, Paper] = [
  { name: 'A4', widthMm: 210, heightMm: 297, marginMm: 12 },
  { name: 'Letter', widthMm: 215.9, heightMm: 279.4, marginMm: 12 },
];

/** A label for a box or a tray. */
export const label100x50: Paper = { name: '100 × 50 mm', widthMm: 100, heightMm: 50, marginMm: 3 };
