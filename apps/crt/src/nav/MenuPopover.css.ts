import { keyframes, style } from '@vanilla-extract/css';
import { app, innerFocusRing, media, vars } from '@crt/ui/theme';

/** Wide enough for the longest name of a screen. */
const leastWidth = '14rem';
/** Height of an entry where nothing larger is asked for. */
const entryHeight = '2rem';
/** Where the words of headings and entries begin. */
const inset = '10px';
/** A heading stands nearer to what it is above. */
const headingPadding = `6px ${inset} 4px`;

const appear = keyframes({ from: { opacity: 0, transform: 'scale(0.98)' } });

export const popover = style(
  app({
    minInlineSize: leastWidth,
    maxInlineSize: `calc(100vw - ${vars.space[4]})`,
    overflow: 'auto',
    padding: vars.space[1],
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.surface.raised,
    boxShadow: vars.elevation.popover,
    selectors: { '&[data-entering]': { animation: `${appear} ${vars.motion.overlay} ${vars.motion.ease}` } },
    '@media': { [media.reducedMotion]: { selectors: { '&[data-entering]': { animation: 'none' } } } },
  }),
);

export const menu = style(app({ outline: 'none' }));

export const section = style(
  app({
    selectors: {
      '& + &': {
        marginBlockStart: vars.space[1],
        paddingBlockStart: vars.space[1],
        borderBlockStart: `1px solid ${vars.color.border.subtle}`,
      },
    },
  }),
);

export const heading = style(
  app({
    padding: headingPadding,
    color: vars.color.text.muted,
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    fontWeight: vars.weight.medium,
  }),
);

export const entry = style(
  app({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    // Hit with gloves, where that is chosen.
    minBlockSize: `max(${entryHeight}, ${vars.control.height})`,
    paddingInline: inset,
    borderRadius: vars.radius.medium,
    color: vars.color.text.base,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-focused]': { backgroundColor: vars.color.neutral.soft, outline: 'none' },
      '&[data-pressed]': { backgroundColor: vars.color.neutral.softHover },
      '&[data-focus-visible]': innerFocusRing,
      '&[aria-current]': { color: vars.color.accent.text, fontWeight: vars.weight.medium },
    },
  }),
);

export const check = style(
  app({ display: 'inline-flex', marginInlineStart: 'auto', color: vars.color.accent.mark }),
);
