import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { innerSize } from '../../theme/density.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { ui } from '../../theme/style.ts';

/** Narrower than this, values side by side break within numbers: they stand one below the other, each with its version. */
const narrow = '(max-width: 639px)';

/** As small as what only readers find may be. */
const unseen = '1px';

/** Parts of the table that are no table for the eye where it is narrow. */
const stacked = { '@media': { [narrow]: { display: 'block' } } } as const;

export const table = style(
  ui({
    ...stacked,
    position: 'relative',
    inlineSize: '100%',
    marginBlockStart: vars.space[3],
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
  }),
);

export const body = style(ui(stacked));

/** The heads of the columns go on naming each choice. */
export const heads = style(
  ui({
    '@media': {
      [narrow]: {
        position: 'absolute',
        inlineSize: unseen,
        blockSize: unseen,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
);

/** One field. */
export const field = style(
  ui({
    '@media': {
      [narrow]: {
        display: 'block',
        paddingBlock: vars.space[2],
        borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
      },
    },
  }),
);

const line = {
  paddingBlock: vars.space[2],
  paddingInline: `0 ${vars.space[4]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'break-word',
} as const;

const ruled = {
  ...line,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: '6rem minmax(0, 1fr)',
      columnGap: vars.space[2],
      padding: `${vars.space[1]} 0`,
      borderBlockEnd: 'none',
    },
  },
} as const;

export const head = style(
  ui({
    ...line,
    borderBlockEnd: `1px solid ${vars.color.border.base}`,
    color: vars.color.text.muted,
    fontSize: vars.text.caption.size,
    fontWeight: vars.weight.medium,
  }),
);

export const name = style(ui({ ...ruled, ...stacked, fontWeight: vars.weight.medium }));
export const cell = style(ui(ruled));
export const before = style(
  ui({ minInlineSize: 0, color: vars.color.text.muted, textDecoration: 'line-through' }),
);

/** Whose value it is, where the head of its column is not seen. */
export const version = style(
  ui({
    display: 'none',
    color: vars.color.text.muted,
    fontSize: vars.text.caption.size,
    lineHeight: vars.body.line,
    '@media': { [narrow]: { display: 'block' } },
  }),
);

/** Stands for a value where there is none. */
export const nothing = style(
  ui({ display: 'inline-block', color: vars.color.text.muted, fontStyle: 'italic', textDecoration: 'none' }),
);

/** A value that can be chosen: all of its line takes the press, from the edge of the column to the next. */
export const choice = style(
  ui({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[2],
    marginBlock: '-4px',
    marginInlineStart: '-8px',
    padding: '4px 8px',
    minBlockSize: innerSize,
    borderRadius: vars.radius.medium,
    cursor: 'pointer',
    transition: `background-color ${vars.motion.state} ${vars.motion.ease}`,
    selectors: {
      '&:hover': { backgroundColor: vars.color.neutral.softHover },
      '&:has(:checked)': { backgroundColor: vars.color.accent.soft },
    },
  }),
);

export const value = style(ui({ minInlineSize: 0 }));

/** As in RadioGroup, whose parts cannot stand in the cells of a table. */
export const radio = style(
  ui({
    appearance: 'none',
    flexShrink: 0,
    inlineSize: '1rem',
    blockSize: '1rem',
    margin: '2px 0',
    border: `1px solid ${vars.color.border.strong}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface.base,
    cursor: 'inherit',
    selectors: {
      '&:checked': { borderColor: vars.color.accent.solid, borderWidth: '5px' },
      '&:focus-visible': focusRing,
    },
  }),
);
