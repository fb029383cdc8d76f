import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

export const list = style(
  app({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' }),
);

/** One request: what it is, which wraps where there is no room, and its button at the end. */
export const item = style(
  app({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.control.height,
    paddingBlock: vars.space[1],
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    selectors: { '&:last-child': { borderBlockEnd: 'none' } },
  }),
);
