import { styleVariants } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** In the bar it leaves the room to the sections; in the side menu it is as wide as that. */
const inBar = '14rem';

export const place = styleVariants({
  bar: app({ inlineSize: inBar }),
  side: app({ paddingInline: vars.space[2], paddingBlockEnd: vars.space[2] }),
});
