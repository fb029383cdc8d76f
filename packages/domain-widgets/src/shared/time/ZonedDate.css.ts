import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

export const date = style(app({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }));

export const ownZone = style(app({ color: vars.color.text.muted, fontSize: vars.text.caption.size }));
