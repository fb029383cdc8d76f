import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, ui } from '../../theme/style.ts';
import { tone } from '../../theme/tone.css.ts';

const run = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });
const pulse = keyframes({ '50%': { opacity: 0.35 } });

export const box = style(ui({ display: 'grid', gap: '6px', minInlineSize: '4rem', inlineSize: '100%' }));

export const texts = style(
  ui({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[2],
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    color: vars.color.text.muted,
  }),
);

export const value = style(ui({ fontVariantNumeric: 'tabular-nums', color: vars.color.text.base }));

export const track = style(
  ui({
    position: 'relative',
    display: 'block',
    blockSize: '6px',
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.neutral.softActive,
    outline: '1px solid transparent',
  }),
);

export const fill = style(
  ui({
    display: 'block',
    blockSize: '100%',
    borderRadius: 'inherit',
    backgroundColor: tone.mark,
    transition: `inline-size ${vars.motion.overlay} ${vars.motion.ease}`,
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  }),
);

export const running = style(
  ui({
    position: 'absolute',
    insetBlock: 0,
    inlineSize: '40%',
    borderRadius: 'inherit',
    backgroundColor: tone.mark,
    animation: `${run} 1.1s cubic-bezier(0.4, 0, 0.6, 1) infinite`,
    '@media': {
      [media.reducedMotion]: { inlineSize: '100%', insetInlineStart: 0, animation: `${pulse} 2s infinite` },
      [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
    },
  }),
);

export const line = style(
  ui({ position: 'relative', display: 'block', blockSize: '2px', inlineSize: '100%', overflow: 'hidden' }),
);
