import type { Density } from '../../theme/tokens.ts';

/*
 * Widths are declared, and kept for a person, for text of 14 px with 12 px at its sides, as comfortable density has it. On
 * the factory floor type is larger: a column that fits `CRT-104200` there has to be wider. Compact keeps the widths, its
 * rows are dense, not its columns.
 */
const DECLARED_PADDING = 24;
const floor = { type: 16 / 14, padding: 32 };

/** How wide a declared width is drawn, in px. */
export const drawnWidth = (declared: number, density: Density): number =>
  density === 'floor'
    ? Math.ceil(Math.max(0, declared - DECLARED_PADDING) * floor.type) + floor.padding
    : declared;

/** The width to declare, or to keep, for one that is drawn. */
export const declaredWidth = (drawn: number, density: Density): number =>
  density === 'floor'
    ? Math.floor(Math.max(0, drawn - floor.padding) / floor.type) + DECLARED_PADDING
    : drawn;
