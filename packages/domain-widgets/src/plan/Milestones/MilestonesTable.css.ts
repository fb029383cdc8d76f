import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** In a place of given height the table is scrolled in its own frame, which is seen whole. */
export const root = style(
  app({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[3],
    minInlineSize: 0,
    maxBlockSize: '100%',
  }),
);

export const toolbar = style(app({ display: 'flex', flexWrap: 'wrap', flexShrink: 0, gap: vars.space[2] }));

/** So many times the size of the type: gloves get larger letters, and the columns for them; small letters need no less. */
const wide = (times: number) => `max(${times * 0.875}rem, calc(${vars.body.size} * ${times}))`;

/** The question and its ring, which gloves get larger. */
const why = `max(2.25rem, calc(${vars.control.heightSmall} + ${vars.space[2]}))`;
/** Names break between words, not within. */
const broken = `max(7.2rem, ${wide(8)})`;
/** Due dates with a zone, and with the longest one beside the lock; days of two digits. */
const least = { due: 15.2, state: 8 };
const roomy = { name: 12.3, due: 18 };

/** What the others leave of the frame, between what is needed and what is of use. */
const clamped = (from: string, others: number, to: number) =>
  `clamp(${from}, calc(100cqi - ${wide(others)} - ${why}), ${wide(to)})`;

const widthsBeside = (actual: number) => ({
  name: clamped(broken, least.due + actual + least.state, roomy.name),
  due: clamped(wide(least.due), roomy.name + actual + least.state, roomy.due),
  actual: wide(actual),
  why,
  // Nothing is out of sight in a window of 1400 px beside the facts and the menu, nor in one of 1000 px with gloves.
  table: `calc(${broken} + ${wide(least.due + actual + 6.45)} + ${why})`,
});

/**
 * Each column has what it needs: a due date its zone and its lock, which an actual date has not; the state has what is left.
 * In narrow frames names break, and the longest zones are cut, before a state is.
 */
export const widths = widthsBeside(10.6);

/** Where the zone is not the reader's, or the clock was changed between two dates, the actual date says its zone, too. */
export const widthsWithZone = widthsBeside(14.8);

export const head = style(app({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] }));

export const warning = style(
  app({
    display: 'block',
    color: vars.color.caution.text,
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    fontWeight: vars.weight.regular,
  }),
);

export const due = style(app({ display: 'flex', alignItems: 'center' }));

/** Over the end of the date's own frame, which is empty: its text keeps the room for its zone. */
const overFrame = '-10px';
export const lock = style(
  app({ display: 'inline-flex', marginInlineStart: overFrame, color: vars.color.text.muted }),
);

export const none = style(app({ margin: 0, color: vars.color.text.muted }));
