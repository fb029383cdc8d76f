import { style } from '@vanilla-extract/css';
import { app } from '@crt/ui/theme';

/** Height of the change history, as specified (F46); the links stand in the same frame. */
export const table = style(app({ display: 'flex', blockSize: '500px' }));
