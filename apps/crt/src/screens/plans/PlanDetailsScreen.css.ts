import { style } from '@vanilla-extract/css';
import { app } from '@crt/ui/theme';

/** Height of the change history, as specified (F46). */
export const changes = style(app({ display: 'flex', blockSize: '500px' }));
