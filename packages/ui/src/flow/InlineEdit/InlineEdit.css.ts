import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { anyDirection } from '../../theme/any-direction.ts';
import { vars } from '../../theme/contract.css.ts';
import { media, ui } from '../../theme/style.ts';

const line = {
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.control.height,
} as const;

export const fixed = style(ui({ ...line, overflowWrap: 'anywhere' }));

export const display = style(
  ui({
    ...line,
    // The text starts where it would without the frame; the frame of the editor stands in the same place.
    inlineSize: 'calc(100% + 10px)',
    marginInline: '-10px 0',
    paddingInline: '9px',
    paddingBlock: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.medium,
    background: 'none',
    textAlign: 'start',
    cursor: 'text',
    outline: 'none',
    transition: `background-color ${vars.motion.state} ${vars.motion.ease}`,
    selectors: {
      '&[data-hovered]:not([aria-disabled])': { backgroundColor: vars.color.neutral.soft },
      '&[data-focus-visible]': { borderColor: vars.color.focus, boxShadow: `0 0 0 1px ${vars.color.focus}` },
      '&[aria-disabled]': { cursor: 'not-allowed' },
    },
    '@media': { [media.print]: { padding: 0 } },
  }),
);

export const text = style(
  ui({
    ...anyDirection,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    textDecorationLine: 'underline',
    // Faint as long as nobody points at it, so that fingers and newcomers see what can be edited.
    textDecorationStyle: 'dotted',
    textDecorationColor: vars.color.border.base,
    textDecorationThickness: '1px',
    textUnderlineOffset: '4px',
    transition: `text-decoration-color ${vars.motion.state} ${vars.motion.ease}`,
    selectors: {
      '[data-hovered]:not([aria-disabled]) > &, [data-focus-visible] > &': {
        textDecorationStyle: 'solid',
        textDecorationColor: vars.color.border.strong,
      },
      '[aria-disabled] > &': { textDecorationColor: 'transparent' },
    },
  }),
);

/** An instant is another one without its zone: where a column is too narrow, or a sign came beside it, its time goes below. */
export const instant = style(ui({ overflow: 'visible', whiteSpace: 'normal' }));
globalStyle(`${instant} time, ${fixed} time`, { '@layer': { ui: { whiteSpace: 'normal' } } });

/** Read whole where three lines are enough. */
export const threeLines = style(ui({ maxBlockSize: '3lh', whiteSpace: 'normal', overflowWrap: 'anywhere' }));

export const editing = style(
  ui({
    ...line,
    position: 'relative',
    gap: '2px',
    // Has the focus only until the editor takes it, and while it waits.
    outline: 'none',
    inlineSize: 'calc(100% + 10px)',
    marginInlineStart: '-10px',
  }),
);

// With the longest zone, GMT+5:30: cut off it would be another one.
const overlaySize = '22.5rem';
const overlay = ui({
  minInlineSize: overlaySize,
  zIndex: vars.layer.sticky,
  backgroundColor: vars.color.surface.base,
});

/** Wider than its place: over what follows, or ending where the place ends. */
export const editingWidth = styleVariants({
  place: {},
  overlay: [style(overlay)],
  'overlay-end': [style(overlay), ui({ marginInlineStart: `min(-10px, calc(100% - ${overlaySize}))` })],
});

export const editor = style(ui({ flex: 1, minInlineSize: 0 }));

/** The text stays where it was while the editor is on its way. */
export const waiting = style(ui({ paddingInline: '10px' }));

export const actions = style(ui({ display: 'inline-flex', flexShrink: 0 }));

// Over what stands below, so that nothing moves.
export const error = style(
  ui({
    position: 'absolute',
    insetBlockStart: 'calc(100% + 4px)',
    insetInlineStart: 0,
    zIndex: vars.layer.sticky,
    maxInlineSize: '100%',
    paddingBlock: '3px',
    paddingInline: vars.space[2],
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.critical.solid,
    color: vars.color.critical.onSolid,
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    boxShadow: vars.elevation.popover,
    overflowWrap: 'anywhere',
  }),
);
