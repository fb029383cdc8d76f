import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, ui } from '../../theme/style.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const breathe = keyframes({ '50%': { opacity: 0.5 } });

const base = style(
  ui({
    display: 'block',
    inlineSize: '100%',
    maxInlineSize: '100%',
    backgroundColor: vars.color.neutral.softHover,
    animation: `${appear} 200ms 300ms both, ${breathe} 1.8s 700ms ease-in-out infinite`,
    '@media': {
      [media.reducedMotion]: { animation: `${appear} 1ms 300ms both` },
      [media.forcedColors]: { backgroundColor: 'GrayText' },
    },
  }),
);

export const skeleton = styleVariants({
  line: [base, ui({ blockSize: '0.75rem', marginBlock: '4px', borderRadius: vars.radius.small })],
  block: [base, ui({ blockSize: '4rem', borderRadius: vars.radius.medium })],
  circle: [base, ui({ inlineSize: '2rem', blockSize: '2rem', borderRadius: vars.radius.full })],
});

export const lines = style(ui({ display: 'grid', gap: vars.space[2] }));
