import { app } from '@crt/ui/theme';
import { style } from '@vanilla-extract/css';

/** As high as the sentence with the list of plans beneath it: a list that scrolls is never higher. */
const heightOfAll = '18.5rem';

/** A dialog is as high before it is known what follows as afterwards: no button moves from under a pointer. */
export const room = style(app({ minBlockSize: heightOfAll }));
