import { style } from '@vanilla-extract/css';
import { app } from '@crt/ui/theme';

/** What lies over its neighbours, an open editor, stays below the line above it when the page is scrolled. */
export const content = style(app({ isolation: 'isolate' }));

/** Height of the change history, as specified (F46); the links stand in the same frame. */
const height = '500px';

export const table = style(app({ display: 'flex', blockSize: height }));
