import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, ui } from '../../theme/style.ts';

const turn = keyframes({ to: { rotate: '360deg' } });
const pulse = keyframes({ '50%': { opacity: 0.4 } });

// In a line of text it stands beside the letters, not on their feet.
export const box = style(ui({ display: 'inline-flex', verticalAlign: 'text-bottom' }));

export const ring = style(
  ui({
    inlineSize: vars.icon.text,
    blockSize: vars.icon.text,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '2',
    strokeLinecap: 'round',
    animation: `${turn} 800ms linear infinite`,
    // Standing still would look broken, so it breathes instead of turning.
    '@media': { [media.reducedMotion]: { animation: `${pulse} 2s ease-in-out infinite` } },
  }),
);

export const track = style(ui({ opacity: 0.22 }));
