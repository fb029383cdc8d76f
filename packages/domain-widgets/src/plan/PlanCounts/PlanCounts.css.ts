import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** One quiet line; in a narrow window it becomes two. */
export const line = style(
  app({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${vars.space[2]}`,
    minBlockSize: vars.control.heightSmall,
    // In a low window the lines would lie under what follows.
    flexShrink: 0,
    margin: 0,
    // The words stand where the text of the page begins.
    marginInlineStart: `calc(-1 * ${vars.space[2]})`,
    padding: 0,
    listStyle: 'none',
  }),
);

export const none = style(app({ color: vars.color.text.muted, paddingInline: vars.space[2] }));
