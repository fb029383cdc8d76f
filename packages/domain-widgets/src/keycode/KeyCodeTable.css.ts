import { style } from '@vanilla-extract/css';
import { app } from '@crt/ui/theme';

/** A code, a document number or a GTIN fits into the search. */
const searchWidth = '20rem';

export const searchBox = style(app({ inlineSize: `min(${searchWidth}, 100%)` }));
