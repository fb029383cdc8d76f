import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { innerFocusRing } from '../../theme/focus.ts';
import { ui } from '../../theme/style.ts';

export const popover = style(
  ui({
    display: 'flex',
    inlineSize: '320px',
    maxInlineSize: 'calc(100vw - 24px)',
    color: vars.color.text.base,
    backgroundColor: vars.color.surface.raised,
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.medium,
    boxShadow: vars.elevation.popover,
  }),
);

export const dialog = style(
  ui({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minBlockSize: 0,
    maxBlockSize: 'inherit',
    outline: 'none',
  }),
);

export const heading = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
    fontWeight: vars.weight.semibold,
  }),
);

export const hint = style(
  ui({
    paddingInline: vars.space[4],
    paddingBlockEnd: vars.space[2],
    color: vars.color.text.muted,
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  }),
);

export const list = style(ui({ flex: 1, overflowY: 'auto', padding: vars.space[1], minBlockSize: 0 }));

export const actions = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[1],
    padding: vars.space[1],
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  }),
);

export const item = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    minBlockSize: `max(32px, ${vars.control.heightSmall})`,
    paddingInlineEnd: vars.space[1],
    borderRadius: vars.radius.small,
    ':hover': { backgroundColor: vars.color.surface.hover },
    selectors: {
      '&[data-dragging]': {
        backgroundColor: vars.color.accent.soft,
        boxShadow: `inset 0 0 0 1px ${vars.color.accent.border}`,
      },
    },
  }),
);

/** Handle and pin of a column. */
const controlSize = `max(28px, ${vars.control.heightSmall})`;

const control = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: controlSize,
  blockSize: controlSize,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: vars.color.text.placeholder,
} as const;

export const handle = style(
  ui({
    ...control,
    cursor: 'grab',
    touchAction: 'none',
    ':hover': { color: vars.color.text.base },
    ':active': { cursor: 'grabbing' },
    selectors: { '&:focus-visible': innerFocusRing },
  }),
);

export const pin = style(
  ui({
    ...control,
    cursor: 'pointer',
    ':hover': { color: vars.color.text.base, backgroundColor: vars.color.surface.active },
    selectors: {
      '&:focus-visible': innerFocusRing,
      '&[aria-pressed="true"]': { color: vars.color.accent.text, backgroundColor: vars.color.accent.soft },
    },
  }),
);

export const label = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    flex: 1,
    minInlineSize: 0,
    minBlockSize: `max(32px, ${vars.control.heightSmall})`,
    cursor: 'pointer',
  }),
);

export const name = style(
  ui({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
