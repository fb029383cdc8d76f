import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { innerSize } from '../../theme/density.css.ts';
import { ui } from '../../theme/style.ts';

const root = style(ui({ display: 'grid', minInlineSize: 0 }));

export const layout = styleVariants({
  stacked: [root, ui({ gap: `${vars.space[3]} ${vars.space[6]}` })],
  aside: [root, ui({ gap: vars.space[2] })],
});

export const columns = styleVariants({
  1: ui({ gridTemplateColumns: 'minmax(0, 1fr)' }),
  2: ui({ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))' }),
  3: ui({ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))' }),
  auto: ui({ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))' }),
});

/** Read and editable values stand in rows of one height. */
export const editable = style(ui({ gap: `2px ${vars.space[6]}` }));

export const property = styleVariants({
  stacked: ui({ display: 'grid', gap: '2px', alignContent: 'start', minInlineSize: 0 }),
  aside: ui({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[3],
    alignItems: 'baseline',
    minInlineSize: 0,
  }),
});

export const label = style(
  ui({
    color: vars.color.text.muted,
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    selectors: {
      [`${property.aside} > &`]: {
        minInlineSize: '96px',
        maxInlineSize: '100%',
        // With less room than label, id and gap need, the label has the line for itself: the second term is huge then.
        flex: '0 0 max(38%, calc((15.5rem - 100%) * 999))',
      },
    },
  }),
);

/** By so much a line with a tag is higher at each side. */
const ofTag = '2px';

export const value = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    minInlineSize: 0,
    minBlockSize: vars.body.line,
    margin: 0,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      [`${property.aside} > &`]: { flex: '1 1 8.5rem' },
      [`${editable} > * > &`]: { minBlockSize: vars.control.height },
      // Several lines begin where one line stands, as near as one with a tag leaves room for.
      [`${editable} > * > &:not(:has([data-component="InlineEdit"], [data-component="Checkbox"]))`]: {
        paddingBlock: `calc((${vars.control.height} - ${vars.body.line}) / 2 - ${ofTag})`,
      },
      // An editor of a date has a line of its own where label and editor have no room beside each other.
      [`${editable} > * > &:has([role="group"] [data-component="DatePicker"])`]: { flexBasis: '13.5rem' },
      // One of a text has, where its two buttons are made for gloves.
      [`[data-density="floor"] ${editable} > * > &:has([role="group"] [data-component="TextField"])`]: {
        flexBasis: '13.5rem',
      },
      [`${editable} > * > &:has([role="group"] [data-component="DateTimePicker"])`]: { flexBasis: '19.5rem' },
    },
  }),
);

export const copy = style(
  ui({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: innerSize,
    blockSize: innerSize,
    marginBlock: '-2px',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.small,
    color: vars.color.text.muted,
    background: 'none',
    cursor: 'pointer',
    opacity: 0,
    selectors: {
      [`${value}:hover > &, &:focus-visible`]: { opacity: 1 },
      '&:hover': { color: vars.color.text.base, backgroundColor: vars.color.surface.active },
    },
    '@media': { '(hover: none)': { opacity: 1 } },
  }),
);
