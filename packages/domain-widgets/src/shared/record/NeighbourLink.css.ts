import { style } from '@vanilla-extract/css';
import { app } from '@crt/ui/theme';

/** A number or a name of any length, which is broken where there is no room for it. */
export const name = style(
  app({ minInlineSize: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }),
);
