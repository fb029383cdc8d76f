import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { innerSize } from '../../theme/density.css.ts';
import { ui } from '../../theme/style.ts';

export const form = style(
  ui({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minInlineSize: 0 }),
);
/** Each line is a target of its own, 24 px apart from the next. */
export const list = style(ui({ display: 'grid', gridAutoRows: `minmax(${innerSize}, auto)` }));
/** Marks where a field stands without being a box: the layout sees the field itself. */
export const place = style(ui({ display: 'contents' }));
