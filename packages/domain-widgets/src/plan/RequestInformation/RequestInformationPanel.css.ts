import { globalStyle, style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** Read and editable values stand in rows of one height, so that nothing jumps between them. */
export const facts = style(app({}));

globalStyle(`${facts} dd`, { '@layer': { app: { minBlockSize: vars.control.height } } });
globalStyle(`${facts} > dl`, { '@layer': { app: { rowGap: '2px' } } });
