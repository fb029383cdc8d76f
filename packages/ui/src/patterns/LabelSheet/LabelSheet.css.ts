import { style } from '@vanilla-extract/css';
import { ui } from '../../theme/style.ts';

/** Sizes are the paper's: neither theme nor density reach a label. */
export const label = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '3mm',
    fontSize: '9pt',
    lineHeight: '12pt',
    color: 'black',
    fontVariantNumeric: 'tabular-nums',
    overflow: 'hidden',
  }),
);

export const words = style(ui({ display: 'grid', alignContent: 'start', gap: '0.6mm', minInlineSize: 0 }));

export const title = style(
  ui({ fontSize: '17pt', lineHeight: '20pt', fontWeight: 600, whiteSpace: 'nowrap' }),
);

export const line = style(
  ui({
    display: 'grid',
    gridTemplateColumns: '16mm minmax(0, 1fr)',
    columnGap: '1mm',
  }),
);

export const value = style(ui({ fontWeight: 600, minInlineSize: 0 }));

export const whole = style(
  ui({
    display: 'inline-block',
    maxInlineSize: '100%',
    verticalAlign: 'bottom',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  }),
);
