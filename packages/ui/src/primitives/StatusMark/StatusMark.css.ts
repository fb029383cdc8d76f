import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, ui } from '../../theme/style.ts';
import { tone } from '../../theme/tone.css.ts';

export const mark = style(
  ui({ display: 'inline-flex', alignItems: 'center', gap: '6px', minInlineSize: 0, whiteSpace: 'nowrap' }),
);

export const breaking = style([mark, ui({ whiteSpace: 'normal' })]);

export const shape = style(
  ui({
    inlineSize: vars.icon.text,
    blockSize: vars.icon.text,
    flexShrink: 0,
    fill: 'none',
    stroke: tone.mark,
    strokeWidth: '1.5',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    // Drawings keep their colours where the machine decides about all others.
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);

export const filled = style(
  ui({ fill: tone.mark, stroke: 'none', '@media': { [media.forcedColors]: { fill: 'CanvasText' } } }),
);
export const cutOut = style(
  ui({ stroke: vars.color.surface.base, '@media': { [media.forcedColors]: { stroke: 'Canvas' } } }),
);
// Beside other text the mark stands by the line of its word, not by the lower edge of its shape.
export const word = style(ui({ alignSelf: 'baseline', overflow: 'hidden', textOverflow: 'ellipsis' }));
