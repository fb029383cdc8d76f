import { style } from '@vanilla-extract/css';
import { anyDirection } from '../../theme/any-direction.ts';
import { vars } from '../../theme/contract.css.ts';
import { media, ui } from '../../theme/style.ts';

export const name = style(
  ui({
    ...anyDirection,
    maxInlineSize: '14rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const modified = style(
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    fontSize: vars.text.caption.size,
    fontWeight: vars.weight.regular,
    color: vars.color.text.muted,
  }),
);

export const dot = style(
  ui({
    inlineSize: '6px',
    blockSize: '6px',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.caution.mark,
    '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
  }),
);

export const sheet = style(
  ui({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    inlineSize: '19rem',
    maxInlineSize: '100%',
    outline: 'none',
  }),
);

export const part = style(
  ui({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[3],
    padding: vars.space[3],
  }),
);

export const foot = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[2],
    padding: vars.space[2],
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  }),
);

export const actions = style(
  ui({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    padding: vars.space[1],
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  }),
);

/** A line that looks like those of a menu. */
export const action = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.control.height,
    paddingInline: vars.space[2],
    border: 0,
    borderRadius: vars.radius.small,
    background: 'none',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.neutral.softHover },
      '&[data-pressed]': { backgroundColor: vars.color.neutral.softActive },
      '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
      '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-focus-visible]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);
