import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, ui } from '../../theme/style.ts';
import { dashedAbsence } from '../shared/event-block.css.ts';

const subtle = vars.color.border.subtle;

export const frame = style(
  ui({
    overflow: 'auto',
    maxBlockSize: 'var(--calendar-height, 44rem)',
    border: `1px solid ${subtle}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface.base,
    '@media': { [media.print]: { overflow: 'visible', maxBlockSize: 'none' } },
  }),
);

export const table = style(
  ui({
    boxSizing: 'border-box',
    tableLayout: 'fixed',
    inlineSize: '100%',
    minInlineSize: 'calc(8rem + var(--days) * 6.5rem)',
    // Lines between cells scroll with them, also below what sticks.
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
  }),
);

const head = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.border.base}`,
  backgroundColor: vars.color.surface.base,
  color: vars.color.text.muted,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
} as const;

export const day = style(
  ui({
    ...head,
    borderInlineStart: `1px solid ${subtle}`,
    selectors: { '&[aria-current]': { color: vars.color.accent.text, fontWeight: vars.weight.semibold } },
  }),
);

/** Names stay in sight when the days are scrolled, their head above both. */
export const corner = style(ui({ ...head, insetInlineStart: 0, zIndex: 2, inlineSize: '8rem' }));

export const person = style(
  ui({
    position: 'sticky',
    insetInlineStart: 0,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[2],
    borderBlockEnd: `1px solid ${subtle}`,
    backgroundColor: vars.color.surface.base,
    fontWeight: vars.weight.medium,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  }),
);

export const cell = style(
  ui({
    padding: '2px',
    borderBlockEnd: `1px solid ${subtle}`,
    borderInlineStart: `1px solid ${subtle}`,
    verticalAlign: 'top',
    selectors: { '&[data-weekend]': { backgroundColor: vars.color.surface.hover } },
  }),
);

export const entry = style(
  ui({
    display: 'flex',
    alignItems: 'start',
    inlineSize: '100%',
    minBlockSize: '1.5rem',
    margin: 0,
    paddingBlock: '3px',
    paddingInline: '6px 4px',
    border: 0,
    borderRadius: vars.radius.small,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '& + &': { marginBlockStart: '2px' },
      '[data-density="floor"] &': { alignItems: 'center', minBlockSize: vars.control.heightSmall },
      '&:focus-visible': {
        outline: `${vars.focus.width} solid ${vars.color.focus}`,
        outlineOffset: '-1px',
      },
    },
    '@media': {
      [media.forcedColors]: { border: '1px solid ButtonText', selectors: dashedAbsence },
      [media.print]: { printColorAdjust: 'exact' },
    },
  }),
);

/** Time and title beside each other where there is room, else below each other. */
export const words = style(
  ui({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[1], minInlineSize: 0 }),
);
export const time = style(
  ui({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', unicodeBidi: 'plaintext' }),
);
export const title = style(
  ui({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere', minInlineSize: 0 }),
);
