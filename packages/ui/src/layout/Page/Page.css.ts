import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { from, media, ui } from '../../theme/style.ts';

export const page = style(
  ui({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    minInlineSize: 0,
    paddingBlock: vars.space[4],
    paddingInline: vars.space[4],
    '@media': {
      [from('medium')]: { paddingInline: vars.space[6], paddingBlock: '20px' },
      [media.print]: { padding: 0 },
    },
  }),
);

export const height = styleVariants({
  flow: {},
  fill: ui({
    blockSize: '100%',
    minBlockSize: '24rem',
    '@media': { [media.print]: { blockSize: 'auto' } },
  }),
});

export const width = styleVariants({
  full: {},
  reading: ui({ maxInlineSize: '64rem' }),
});

export const body = style(
  ui({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minInlineSize: 0 }),
);
export const filling = style(ui({ flex: 1, minBlockSize: 0 }));
