import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** The specified height (X2). */
const height = '800px';

/** Pages of others are drawn for white paper. */
export const frame = style(
  app({
    inlineSize: '100%',
    blockSize: height,
    border: `1px solid ${vars.color.border.base}`,
    borderRadius: vars.radius.medium,
    background: 'white',
    colorScheme: 'light',
  }),
);

/** What to do where the frame stays empty. */
export const note = style(app({ margin: 0, color: vars.color.text.muted, fontSize: vars.text.caption.size }));
