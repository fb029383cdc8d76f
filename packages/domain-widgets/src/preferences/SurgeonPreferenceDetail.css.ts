import { style } from '@vanilla-extract/css';
import { app } from '@crt/ui/theme';

/** Line breaks stay as they were typed, long words break. */
export const lines = style(app({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }));
