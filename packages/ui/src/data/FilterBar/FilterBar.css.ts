import { style } from '@vanilla-extract/css';
import { anyDirection } from '../../theme/any-direction.ts';
import { vars } from '../../theme/contract.css.ts';
import { innerSize } from '../../theme/density.css.ts';
import { innerFocusRing } from '../../theme/focus.ts';
import { media, ui } from '../../theme/style.ts';

export const root = style(
  ui({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minInlineSize: 0 }),
);

/** A telephone, or a page at four times its size: there the controls would fill the first screen of a list. */
const small = '(max-width: 30rem), (max-height: 24rem)';

/** Opens the controls where they are folded. */
export const fold = style(
  ui({ display: 'none', '@media': { [small]: { display: 'block', alignSelf: 'flex-start' } } }),
);

export const controls = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: vars.space[2],
    '@media': { [small]: { selectors: { '&[data-folded]': { display: 'none' } } } },
  }),
);

export const savedView = style(ui({ marginInlineStart: 'auto' }));

export const chips = style(
  // Without the 0 a long value keeps the list as wide as its text.
  ui({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px', minInlineSize: 0 }),
);

export const chip = style(
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    // No share of the row: its width would be that of the uncut text.
    maxInlineSize: '360px',
    minInlineSize: 0,
    minBlockSize: '26px',
    paddingInlineStart: vars.space[2],
    border: `1px solid ${vars.color.border.base}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface.base,
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  }),
);

export const name = style(ui({ color: vars.color.text.muted, whiteSpace: 'pre' }));

export const value = style(
  ui({
    minInlineSize: 0,
    fontWeight: vars.weight.medium,
    overflow: 'hidden',
    ...anyDirection,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const remove = style(
  ui({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: innerSize,
    blockSize: innerSize,
    marginInlineStart: '2px',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.full,
    color: vars.color.text.muted,
    background: 'none',
    cursor: 'pointer',
    ':hover': { color: vars.color.text.base, backgroundColor: vars.color.surface.active },
    selectors: { '&:focus-visible': innerFocusRing },
  }),
);
