import { style } from '@vanilla-extract/css';
import { app } from '@crt/ui/theme';

export const search = style(app({ inlineSize: '13rem' }));
