import { Fragment } from 'react';
import { QrCode } from '../../primitives/QrCode/QrCode.tsx';
import type { Paper } from '../PrintDialog/paper.ts';
import * as styles from './LabelSheet.css.ts';

/** A fact on a label. */
export interface LabelLine {
  readonly name: string;
  readonly value: string;
}

export interface LabelSheetProps {
  /** The label it is made for; what does not fit on it is cut. */
  paper: Paper;
  /** What people read from two steps away: the number of the thing. */
  title: string;
  /** As many as fit: five on 100 × 50 mm. */
  lines: readonly LabelLine[];
  /** What a scanner reads. */
  code: string;
  /** What the code leads to, in words. */
  codeLabel: string;
}

/** A label for a tray or a box: number, a few facts, and a QR code. Show it in a `PrintDialog`. */
export const LabelSheet = ({ paper, title, lines, code, codeLabel }: LabelSheetProps) => {
  const height = paper.heightMm - 2 * paper.marginMm;
  return (
    <div data-component="LabelSheet" className={styles.label} style={{ blockSize: `${height}mm` }}>
      <div className={styles.words}>
        <span className={styles.title}>{title}</span>
        {lines.map(({ name, value }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines may say the same; each is its place on the label
          <span key={place} className={styles.line}>
            <span>{name}</span>
            <span className={styles.value}>{parts(value)}</span>
          </span>
        ))}
      </div>
      <QrCode value={code} label={codeLabel} sizeMm={Math.min(32, height)} />
    </div>
  );
};

/** Several values, parted by commas, take as many lines as they need: paper has no tooltip. None of them is broken. */
const parts = (value: string) =>
  value.split(/(?<=,) /).map((part, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- the same value may stand there twice
    <Fragment key={place}>
      {place > 0 && ' '}
      <span className={styles.whole}>{part}</span>
    </Fragment>
  ));
