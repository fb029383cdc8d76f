import { style } from '@vanilla-extract/css';
import { app } from '@crt/ui/theme';

/** Wide enough for an id or a name. */
export const search = style(app({ inlineSize: '11rem' }));
