import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { innerFocusRing } from '../../theme/focus.ts';
import { media, ui } from '../../theme/style.ts';

export const root = style(
  ui({
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface.base,
    minInlineSize: 0,
  }),
);

export const bar = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: vars.space[3],
    paddingBlock: vars.space[1],
    paddingInline: `${vars.space[3]} ${vars.space[2]}`,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    color: vars.color.text.muted,
    fontSize: vars.text.caption.size,
  }),
);

export const legend = style(ui({ display: 'flex', gap: vars.space[4] }));
export const legendEntry = style(ui({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] }));

export const scroller = style(ui({ overflow: 'auto', selectors: { '&:focus-visible': innerFocusRing } }));

export const sheet = style(ui({ position: 'relative' }));

/** Steps mirror by themselves from right to left; the lines are mirrored as a whole. */
export const lines = style(
  ui({
    position: 'absolute',
    inset: 0,
    maxInlineSize: 'none',
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  }),
);

// The machine's colours do not reach into drawings by themselves: grey on its black would not be seen.
const drawn = (part: 'stroke' | 'fill', colour: string) =>
  ui({ [part]: colour, '@media': { [media.forcedColors]: { [part]: 'CanvasText' } } });

const thin = style(ui({ fill: 'none', strokeWidth: '1.5' }));

/** Failure is dashed too, so that colour is not all that tells them apart. */
export const line = styleVariants({
  success: [thin, drawn('stroke', vars.color.text.muted)],
  failure: [thin, drawn('stroke', vars.color.critical.mark), ui({ strokeDasharray: '5 3' })],
});

export const arrowHead = styleVariants({
  success: drawn('fill', vars.color.text.muted),
  failure: drawn('fill', vars.color.critical.mark),
});

export const step = style(
  ui({
    position: 'absolute',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    paddingInline: vars.space[3],
    border: `1px solid ${vars.color.border.base}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface.raised,
    boxShadow: vars.elevation.hairline,
    textAlign: 'center',
  }),
);

const cut = { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' } as const;

export const name = style(ui({ ...cut, fontWeight: vars.weight.medium }));
export const note = style(
  ui({
    ...cut,
    color: vars.color.text.muted,
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
  }),
);

export const list = style(
  ui({
    listStyle: 'decimal inside',
    padding: `${vars.space[3]} ${vars.space[4]}`,
    display: 'grid',
    gap: vars.space[2],
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const ways = style(
  ui({ color: vars.color.text.muted, display: 'block', paddingInlineStart: '1.25rem' }),
);
