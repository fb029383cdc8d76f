import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { media, ui } from '../../theme/style.ts';
import { tone } from '../../theme/tone.css.ts';

/** How much less high than its line a badge in a text is, with its border. */
const lessThanLine = '4px';

export const badge = recipe({
  base: ui({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minBlockSize: '1.25rem',
    paddingInline: '6px',
    borderRadius: vars.radius.small,
    border: '1px solid transparent',
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    '@media': {
      [media.forcedColors]: { borderColor: 'CanvasText' },
      [media.print]: { borderColor: 'currentcolor', color: 'black' },
    },
  }),
  variants: {
    variant: {
      soft: ui({ color: tone.text, backgroundColor: tone.softHover }),
      solid: ui({ color: tone.onSolid, backgroundColor: tone.solid }),
      // Stands in lines of text, on their baseline: less high than its line, so that two below one another do not touch.
      outline: ui({
        color: tone.text,
        borderColor: tone.border,
        minBlockSize: 0,
        lineHeight: `calc(1lh - ${lessThanLine})`,
        verticalAlign: 'baseline',
      }),
    },
    isCount: {
      true: ui({ borderRadius: vars.radius.full, minInlineSize: '1.25rem', justifyContent: 'center' }),
      false: {},
    },
  },
  defaultVariants: { variant: 'soft', isCount: false },
});
