import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/style.ts';

export const header = style(
  ui({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minInlineSize: 0 }),
);

export const trail = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${vars.space[3]}`,
    // As high as a record navigation, which comes later: nothing below moves then.
    minBlockSize: vars.control.heightSmall,
    color: vars.color.text.muted,
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
  }),
);

export const back = style(
  ui({ display: 'inline-flex', alignItems: 'center', gap: '2px', marginInlineStart: '-4px' }),
);

export const row = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: `${vars.space[2]} ${vars.space[4]}`,
  }),
);

export const titles = style(ui({ flex: 1, minInlineSize: 'min(100%, 16rem)' }));

export const title = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[2]}`,
    minBlockSize: vars.control.height,
  }),
);

export const description = style(ui({ color: vars.color.text.muted }));
export const actions = style(ui({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));
