import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** A name, in as many lines as it needs. */
export const single = style(app({ overflowWrap: 'anywhere' }));

/** A change below the head of its action. */
export const ofAction = style([single, app({ display: 'block', marginInlineStart: vars.space[2] })]);

/** The head of an action. */
export const head = style(app({ fontWeight: vars.weight.semibold }));

/** Small, so that date and time have their room on one line of the 150 px of their column (F46). */
export const time = style(app({ fontSize: vars.text.caption.size }));
