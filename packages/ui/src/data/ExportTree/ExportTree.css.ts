import { style } from '@vanilla-extract/css';
import { anyDirection } from '../../theme/any-direction.ts';
import { vars } from '../../theme/contract.css.ts';
import { innerSize } from '../../theme/density.css.ts';
import { innerFocusRing } from '../../theme/focus.ts';
import { media, ui } from '../../theme/style.ts';

export const root = style(
  ui({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface.base,
    overflow: 'clip',
  }),
);

export const bar = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    paddingBlock: vars.space[1],
    paddingInline: `${vars.space[3]} ${vars.space[2]}`,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    color: vars.color.text.muted,
    fontSize: vars.text.caption.size,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const search = style(
  ui({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[1],
    padding: vars.space[2],
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    color: vars.color.text.muted,
    fontSize: vars.text.caption.size,
  }),
);

export const tree = style(ui({ padding: vars.space[1], overflow: 'auto', minBlockSize: 0 }));

export const line = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.control.height,
    paddingInlineEnd: vars.space[2],
    borderRadius: vars.radius.small,
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: vars.color.surface.hover },
      '&:focus-visible': innerFocusRing,
      '&[aria-disabled="true"]': { color: vars.color.text.muted, cursor: 'default' },
    },
  }),
);

export const turn = style(
  ui({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: innerSize,
    blockSize: innerSize,
    borderRadius: vars.radius.small,
    color: vars.color.text.muted,
    ':hover': { backgroundColor: vars.color.surface.active },
  }),
);

export const noTurn = style(ui({ flex: 'none', inlineSize: innerSize }));

export const chevron = style(
  ui({
    selectors: {
      '[aria-expanded="true"] > * > &': { rotate: '90deg' },
      '[dir="rtl"] [aria-expanded="false"] > * > &': { rotate: '180deg' },
    },
  }),
);

export const box = style(
  ui({
    display: 'grid',
    flex: 'none',
    inlineSize: '1rem',
    blockSize: '1rem',
    border: `1px solid ${vars.color.border.strong}`,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.surface.base,
    color: vars.color.accent.onSolid,
    selectors: {
      '[aria-checked="true"] > &, [aria-checked="mixed"] > &': {
        borderColor: vars.color.accent.solid,
        backgroundColor: vars.color.accent.solid,
      },
      '[aria-disabled="true"] > &': {
        borderColor: vars.color.border.base,
        backgroundColor: vars.color.surface.sunken,
        color: vars.color.text.disabled,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '[aria-checked="true"] > &, [aria-checked="mixed"] > &': {
            backgroundColor: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  }),
);

export const words = style(
  ui({
    minInlineSize: 0,
    overflow: 'hidden',
    ...anyDirection,
    textOverflow: 'ellipsis',
    // `036.001_de.pdf` is one thing from left to right on every page.
    selectors: { '[dir="rtl"] &': { unicodeBidi: 'plaintext', textAlign: 'right' } },
  }),
);

export const reason = style(
  ui({ color: vars.color.text.muted, fontSize: vars.text.caption.size, whiteSpace: 'nowrap' }),
);
