import { style } from '@vanilla-extract/css';
import { app, innerFocusRing, vars } from '@crt/ui/theme';

/** Large enough to be pressed. */
const target = '24px';
/** How far a cycle is; in a narrow column it gives way. */
const trackWidth = '72px';
const trackHeight = '6px';

/** What stands side by side in a cell, on one line. */
export const line = style(
  app({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2], maxInlineSize: '100%' }),
);

/** Leads to the page of the cycle. */
export const link = style(
  app({
    color: vars.color.text.link,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    borderRadius: vars.radius.small,
    selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': innerFocusRing },
  }),
);

/** A sign that can be pressed. */
export const sign = style(
  app({
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: target,
    blockSize: target,
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.small,
    background: 'none',
    color: vars.color.caution.text,
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: vars.color.caution.soft },
      '&:focus-visible': innerFocusRing,
    },
  }),
);

/** The progress, which can be pressed. */
export const progress = style(
  app({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    inlineSize: '100%',
    // A line of the row, so that it stands where its text does.
    blockSize: '1lh',
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.small,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: vars.color.accent.text },
      '&:focus-visible': innerFocusRing,
    },
  }),
);

export const track = style(
  app({
    flex: `0 1 ${trackWidth}`,
    blockSize: trackHeight,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.border.subtle,
    backgroundImage: `linear-gradient(${vars.color.accent.mark}, ${vars.color.accent.mark})`,
    backgroundRepeat: 'no-repeat',
    selectors: { '[dir="rtl"] &': { backgroundPosition: 'right' } },
    '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText', forcedColorAdjust: 'none' } },
  }),
);
