import { styleVariants } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

export const place = styleVariants({
  bar: app({ inlineSize: '14rem' }),
  side: app({ paddingInline: vars.space[2], paddingBlockEnd: vars.space[2] }),
});
