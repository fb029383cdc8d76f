import { createContainer, style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

const cardWidth = createContainer();
/** Beside the words the buttons have room from here on. */
const roomy = `${cardWidth} (min-width: 50rem)`;
/** The words "Planned" and "Actual". */
const termWidth = '3.5rem';
/** Beside what is done again, stronger than a line between things. */
const reworkLine = '2px';

export const card = style(
  app({
    display: 'grid',
    gap: vars.space[4],
    containerType: 'inline-size',
    containerName: cardWidth,
    minInlineSize: 0,
  }),
);

export const now = style(app({ display: 'grid', gap: vars.space[3] }));

export const head = style(
  app({
    display: 'grid',
    gap: vars.space[3],
    '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
  }),
);

export const where = style(app({ display: 'grid', gap: vars.space[1], minInlineSize: 0 }));

export const what = style(
  app({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    fontSize: vars.text.title.size,
    lineHeight: vars.text.title.line,
    fontWeight: vars.weight.semibold,
    overflowWrap: 'anywhere',
  }),
);

export const caption = style(
  app({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[4],
    color: vars.color.text.muted,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const worker = style(app({ color: vars.color.text.base, fontWeight: vars.weight.medium }));

/** Between what goes on and what takes back: the line has room at its sides. */
const beforeDivider = vars.space[4];
const afterDivider = vars.space[3];
const divider = '1px';
const ring = `(${vars.focus.width} + ${vars.focus.offset})`;

/**
 * Buttons never move: each has its place whether it can be pressed or not. Cut at the rings of its buttons, so that no
 * divider is seen beside what begins a line.
 */
export const actions = style(
  app({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[2]} calc(${beforeDivider} + ${divider} + ${afterDivider})`,
    clipPath: `inset(calc(-1 * ${ring}))`,
  }),
);

export const stepActions = style(app({ display: 'inline-flex', gap: vars.space[2] }));

/** What takes back stands apart from what goes on, so that a glove does not meet it. */
export const otherActions = style(
  app({
    position: 'relative',
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: vars.space[1],
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(-1 * (${afterDivider} + ${divider}))`,
      borderInlineStart: `${divider} solid ${vars.color.border.subtle}`,
    },
  }),
);

export const progress = style(
  app({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: vars.space[3],
    color: vars.color.text.muted,
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const steps = style(app({ display: 'grid', gap: vars.space[1], minInlineSize: 0 }));

/** Planned above actual, their values below one another. */
export const facts = style(
  app({
    display: 'grid',
    gridTemplateColumns: `${termWidth} minmax(0, 1fr)`,
    columnGap: vars.space[2],
    alignItems: 'baseline',
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** `2 h 10 min` stays together: a line begins with it rather than in it. */
export const duration = style(app({ whiteSpace: 'nowrap' }));

export const actual = style(app({ color: vars.color.text.base }));

/** A rework hangs on its job. */
export const rework = style(
  app({
    display: 'grid',
    gap: vars.space[3],
    marginInlineStart: vars.space[3],
    paddingInlineStart: vars.space[4],
    paddingBlock: vars.space[2],
    borderInlineStart: `${reworkLine} solid ${vars.color.border.strong}`,
  }),
);
