import { style } from '@vanilla-extract/css';
import { app } from '@crt/ui/theme';

export const searchBox = style(app({ inlineSize: 'min(20rem, 100%)' }));
