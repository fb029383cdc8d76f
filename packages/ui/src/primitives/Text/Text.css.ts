import { recipe } from '@vanilla-extract/recipes';
import { anyDirection } from '../../theme/any-direction.ts';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/style.ts';

const { text: type, color, weight } = vars;

const sizes = {
  caption: ui({ fontSize: type.caption.size, lineHeight: type.caption.line }),
  body: ui({ fontSize: vars.body.size, lineHeight: vars.body.line }),
  lead: ui({ fontSize: type.lead.size, lineHeight: type.lead.line }),
  title: ui({ fontSize: type.title.size, lineHeight: type.title.line, letterSpacing: '-0.012em' }),
  display: ui({ fontSize: type.display.size, lineHeight: type.display.line, letterSpacing: '-0.018em' }),
};

export const text = recipe({
  base: ui({ minInlineSize: 0 }),
  variants: {
    size: sizes,
    tone: {
      base: ui({ color: color.text.base }),
      muted: ui({ color: color.text.muted }),
      accent: ui({ color: color.accent.text }),
      positive: ui({ color: color.positive.text }),
      caution: ui({ color: color.caution.text }),
      critical: ui({ color: color.critical.text }),
    },
    weight: {
      regular: ui({ fontWeight: weight.regular }),
      medium: ui({ fontWeight: weight.medium }),
      semibold: ui({ fontWeight: weight.semibold }),
    },
    isNumeric: { true: ui({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }), false: {} },
    isTruncated: {
      true: ui({
        ...anyDirection,
        display: 'block',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }),
      false: {},
    },
  },
});

export const heading = recipe({
  base: ui({
    fontWeight: weight.semibold,
    color: color.text.base,
    textWrap: 'balance',
    // It gets the focus after a navigation, and nothing can be done with it.
    selectors: { '&[tabindex="-1"]': { outline: 'none' } },
  }),
  variants: {
    size: {
      ...sizes,
      capitals: ui({
        fontSize: type.caption.size,
        lineHeight: type.caption.line,
        letterSpacing: '0.05em',
        textTransform: 'uppercase',
        color: color.text.muted,
      }),
    },
  },
});
