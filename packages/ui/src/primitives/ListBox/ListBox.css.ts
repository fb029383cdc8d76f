import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, ui } from '../../theme/style.ts';

export const list = style(
  ui({
    display: 'flex',
    flexDirection: 'column',
    padding: vars.space[1],
    maxBlockSize: '20rem',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
    scrollPaddingBlock: vars.space[1],
  }),
);

/** A line in a list of choices or a menu. */
export const item = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    // A list that is too long scrolls; its lines of two do not shrink to one.
    flexShrink: 0,
    minBlockSize: vars.control.height,
    paddingBlock: '3px',
    paddingInline: vars.space[2],
    borderRadius: vars.radius.small,
    color: 'inherit',
    cursor: 'pointer',
    outline: 'none',
    textDecoration: 'none',
    userSelect: 'none',
    selectors: {
      '&[data-focused], &[data-hovered], &[data-open]': { backgroundColor: vars.color.neutral.softHover },
      '&[data-pressed]': { backgroundColor: vars.color.neutral.softActive },
      '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
      '&[data-disabled]': {
        color: vars.color.text.disabled,
        cursor: 'not-allowed',
        backgroundColor: 'transparent',
      },
      '&[data-tone="critical"]:not([data-disabled])': { color: vars.color.critical.text },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
);

export const texts = style(ui({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));

export const description = style(
  ui({
    display: 'block',
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    color: vars.color.text.muted,
  }),
);

export const check = style(
  ui({ display: 'inline-flex', flexShrink: 0, inlineSize: vars.icon.text, color: vars.color.accent.text }),
);

export const empty = style(ui({ padding: vars.space[3], color: vars.color.text.muted, textAlign: 'center' }));

export const sectionTitle = style(
  ui({
    paddingInline: vars.space[2],
    paddingBlock: '6px 2px',
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    fontWeight: vars.weight.medium,
    color: vars.color.text.muted,
  }),
);

export const separator = style(
  ui({
    blockSize: '1px',
    flexShrink: 0,
    marginBlock: vars.space[1],
    marginInline: '-4px',
    border: 0,
    backgroundColor: vars.color.border.subtle,
    '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
  }),
);
