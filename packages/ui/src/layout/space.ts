import type { constants } from '../theme/tokens.ts';

/** A step of the space scale: 1 is 4 px, 2 is 8, 3 is 12, 4 is 16, 6 is 24, 8 is 32, 12 is 48. */
export type Space = keyof typeof constants.space;

/** Elements that a layout part may be, where `div` would hide a meaning. */
export type LayoutElement =
  'div' | 'section' | 'ul' | 'ol' | 'li' | 'nav' | 'aside' | 'header' | 'footer' | 'main' | 'span';
