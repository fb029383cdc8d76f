import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { ui } from '../../theme/style.ts';

const thin = { textDecorationThickness: '1px', textUnderlineOffset: '3px' } as const;

const paddingOnFloor = `calc((${vars.control.heightSmall} - ${vars.text.caption.line}) / 2)`;

export const link = recipe({
  base: ui({
    color: vars.color.text.link,
    borderRadius: '2px',
    cursor: 'pointer',
    textDecorationLine: 'none',
    transition: `text-decoration-color ${vars.motion.state} ${vars.motion.ease}`,
    selectors: {
      // A line of words is too low for gloves; what is around it moves no line.
      '[data-density="floor"] &': { paddingBlock: paddingOnFloor },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'not-allowed' },
    },
  }),
  variants: {
    look: {
      standalone: ui({
        fontWeight: vars.weight.medium,
        selectors: {
          '&[data-hovered]': { textDecorationLine: 'underline', ...thin },
        },
      }),
      inline: ui({
        textDecorationLine: 'underline',
        textDecorationColor: vars.color.accent.border,
        ...thin,
        selectors: { '&[data-hovered]': { textDecorationColor: 'currentColor' } },
      }),
      quiet: ui({
        color: 'inherit',
        selectors: {
          '&[data-hovered]': { color: vars.color.text.link, textDecorationLine: 'underline', ...thin },
        },
      }),
    },
    isNumeric: { true: ui({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }), false: {} },
  },
});
