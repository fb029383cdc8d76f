import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing, innerFocusRing } from '../theme/focus.ts';
import { media, ui } from '../theme/style.ts';

export const swatches = style(
  ui({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))', gap: vars.space[4] }),
);

export const swatch = style(ui({ display: 'grid', gap: vars.space[1] }));

export const colour = style(
  ui({
    blockSize: '2.5rem',
    borderRadius: vars.radius.medium,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
    // Where the machine decides about colours there would be nothing to see.
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
  }),
);

export const names = style(ui({ display: 'grid', minInlineSize: 0 }));

export const variable = style(
  ui({
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    overflowWrap: 'anywhere',
    // One press takes the whole name.
    userSelect: 'all',
  }),
);

export const event = style(
  ui({
    inlineSize: '13rem',
    padding: vars.space[2],
    borderInlineStart: '3px solid',
    borderRadius: vars.radius.small,
    fontSize: vars.text.caption.size,
  }),
);

export const line = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))',
    alignItems: 'center',
    gap: vars.space[3],
  }),
);

export const measure = style(ui({ display: 'flex', alignItems: 'center', gap: vars.space[3] }));
export const bar = style(
  ui({
    blockSize: '0.75rem',
    borderRadius: '2px',
    backgroundColor: vars.color.accent.mark,
    '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
  }),
);

export const shape = style(
  ui({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: '4.5rem',
    padding: vars.space[2],
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface.raised,
    fontSize: vars.text.caption.size,
  }),
);

export const box = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    paddingInline: vars.space[2],
    border: `1px solid ${vars.color.border.strong}`,
    borderRadius: vars.radius.medium,
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
  }),
);

export const track = style(
  ui({
    display: 'block',
    maxInlineSize: '16rem',
    padding: '2px',
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.full,
  }),
);

export const mover = style(
  ui({
    display: 'block',
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.accent.mark,
    transitionProperty: 'margin-inline-start',
    transitionTimingFunction: vars.motion.ease,
    selectors: { [`${track}:hover &`]: { marginInlineStart: 'calc(100% - 1.5rem)' } },
    '@media': {
      [media.reducedMotion]: { transitionProperty: 'none' },
      [media.forcedColors]: { backgroundColor: 'CanvasText' },
    },
  }),
);

export const outerRing = style(ui(focusRing));
export const innerRing = style(ui(innerFocusRing));
