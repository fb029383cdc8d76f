import { style } from '@vanilla-extract/css';
import { app } from '@crt/ui/theme';

/** As wide as its words; the filters beside it keep their places. */
const width = '13rem';

export const search = style(app({ inlineSize: width }));
