import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

export const root = style(app({ display: 'grid', gap: vars.space[3], minInlineSize: 0 }));

export const toolbar = style(app({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));

/** As it stands beside the facts and the menu in a window of 1400 px nothing of the table is out of sight. */
export const narrowest = `calc(${vars.body.size} * 47.4)`;

/** So many times the size of the type: gloves get larger letters, and the columns for them; small letters need no less. */
const wide = (times: number) => `max(${times * 0.875}rem, calc(${vars.body.size} * ${times}))`;

/**
 * Each column has what it needs: a due date its zone and its lock, which an actual date has not; the state has what is left.
 * Where there is room, the longest zone stands beside the lock.
 */
export const widths = {
  name: wide(12.3),
  due: wide(15.2),
  dueWithRoom: wide(18),
  actual: wide(10.6),
  // Where the clock was changed between two dates, names give way to the zone of the actual date.
  nameBesideZone: wide(8.2),
  actualWithZone: wide(14.8),
  why: '2.25rem',
};

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

export const due = style(app({ display: 'flex', alignItems: 'center', gap: vars.space[2] }));

export const lock = style(app({ display: 'inline-flex', color: vars.color.text.muted }));

export const none = style(app({ margin: 0, color: vars.color.text.muted }));
