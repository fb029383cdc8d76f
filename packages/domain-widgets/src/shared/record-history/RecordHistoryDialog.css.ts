import { style } from '@vanilla-extract/css';
import { app } from '@crt/ui/theme';

/** A value as it was written, with its lines. */
export const text = style(app({ display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }));
