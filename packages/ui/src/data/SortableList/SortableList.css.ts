import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { innerSize } from '../../theme/density.css.ts';
import { innerFocusRing } from '../../theme/focus.ts';
import { ui } from '../../theme/style.ts';

export const root = style(ui({ minInlineSize: 0 }));

export const list = style(ui({ listStyle: 'none', margin: 0, padding: 0 }));

export const empty = style(ui({ padding: vars.space[6] }));

export const entry = style(
  ui({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[2],
    paddingBlock: vars.space[2],
    paddingInline: vars.space[2],
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` },
      '&[data-dragging]': {
        backgroundColor: vars.color.accent.soft,
        boxShadow: `inset 0 0 0 1px ${vars.color.accent.border}`,
      },
    },
  }),
);

/** As high as a small button, so that handle, place, name and buttons stand on one line, with gloves too. */
const line = `max(28px, ${vars.control.heightSmall})`;

export const handle = style(
  ui({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: innerSize,
    blockSize: line,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.small,
    background: 'none',
    color: vars.color.text.placeholder,
    cursor: 'grab',
    touchAction: 'none',
    ':hover': { color: vars.color.text.base },
    ':active': { cursor: 'grabbing' },
    selectors: { '&:focus-visible': innerFocusRing },
  }),
);

export const place = style(
  ui({
    flex: 'none',
    minInlineSize: '24px',
    lineHeight: line,
    textAlign: 'end',
    color: vars.color.text.muted,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const content = style(ui({ flex: 1, minInlineSize: 0, lineHeight: line }));

export const actions = style(ui({ display: 'flex', flex: 'none', gap: vars.space[1] }));
