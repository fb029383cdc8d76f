import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/style.ts';

/** On paper only: an ordinary table, whose head the browser repeats on each page. */
export const table = style(
  ui({
    display: 'none',
    '@media': {
      print: {
        display: 'table',
        inlineSize: '100%',
        borderCollapse: 'collapse',
        fontSize: '8pt',
        lineHeight: 1.35,
        color: 'black',
        fontVariantNumeric: 'tabular-nums',
      },
    },
  }),
);

export const caption = style(
  ui({ paddingBlockEnd: vars.space[2], textAlign: 'start', fontSize: '11pt', fontWeight: 600 }),
);

export const head = style(ui({ display: 'table-header-group' }));

export const row = style(ui({ breakInside: 'avoid' }));

export const cell = style(
  ui({
    padding: '3px 6px',
    borderBlockEnd: '0.5pt solid',
    textAlign: 'start',
    verticalAlign: 'top',
    selectors: { 'thead &': { borderBlockEnd: '1pt solid', fontWeight: 600 } },
  }),
);

export const end = style(ui({ textAlign: 'end' }));
