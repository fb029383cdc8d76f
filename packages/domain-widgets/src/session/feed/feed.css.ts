import { style } from '@vanilla-extract/css';

/** A secret has no place at which it may break of itself. */
export const address = style({ overflowWrap: 'anywhere' });
