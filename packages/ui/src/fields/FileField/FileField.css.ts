import { style } from '@vanilla-extract/css';
import { anyDirection } from '../../theme/any-direction.ts';
import { vars } from '../../theme/contract.css.ts';
import { media, ui } from '../../theme/style.ts';

export const zone = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: vars.space[2],
    rowGap: vars.space[1],
    paddingBlock: vars.space[4],
    paddingInline: vars.space[4],
    border: `1px dashed ${vars.color.border.strong}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface.base,
    color: vars.color.text.muted,
    outline: 'none',
    transition: `border-color ${vars.motion.state} ${vars.motion.ease}, background-color ${vars.motion.state} ${vars.motion.ease}`,
    selectors: {
      '&[data-focus-visible]': { borderColor: vars.color.focus, boxShadow: `0 0 0 1px ${vars.color.focus}` },
      '&[data-drop-target]': {
        borderStyle: 'solid',
        borderColor: vars.color.accent.mark,
        backgroundColor: vars.color.accent.soft,
        color: vars.color.text.base,
      },
      '&[data-invalid]': { borderColor: vars.color.critical.mark },
      '&[data-disabled]': {
        borderColor: vars.color.border.base,
        backgroundColor: vars.color.surface.sunken,
        color: vars.color.text.disabled,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-focus-visible]': { outline: '2px solid Highlight' } },
      },
    },
  }),
);

export const limits = style(
  ui({
    flexBasis: '100%',
    color: vars.color.text.muted,
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    textAlign: 'center',
  }),
);

export const list = style(
  ui({ display: 'grid', gap: vars.space[1], margin: 0, padding: 0, listStyle: 'none', minInlineSize: 0 }),
);

export const file = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: vars.space[2],
    minBlockSize: vars.control.height,
    paddingInlineStart: vars.space[2],
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.medium,
    selectors: {
      '&[data-invalid]': { borderColor: vars.color.critical.border },
      '&[data-fixed]': { paddingInlineEnd: vars.space[2] },
    },
  }),
);

export const icon = style(ui({ display: 'inline-flex', color: vars.color.text.muted }));

export const name = style(
  ui({ ...anyDirection, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);

export const size = style(
  ui({
    fontSize: vars.text.caption.size,
    color: vars.color.text.muted,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);

export const below = style(
  ui({ gridColumn: '2 / -1', paddingBlockEnd: '6px', paddingInlineEnd: vars.space[2] }),
);
