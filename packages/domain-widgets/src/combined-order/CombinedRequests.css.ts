import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

export const list = style(
  app({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' }),
);

/** One request on its line, which wraps where there is no room. */
export const item = style(
  app({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.control.height,
    paddingBlock: vars.space[1],
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    selectors: { '&:last-child': { borderBlockEnd: 'none' } },
  }),
);

export const remove = style(app({ marginInlineStart: 'auto' }));
