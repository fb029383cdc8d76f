import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media, ui } from '../../theme/style.ts';

const base = style(
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[1],
    flexShrink: 0,
    minBlockSize: vars.control.heightSmall,
    minInlineSize: vars.control.heightSmall,
    paddingBlock: 0,
    paddingInline: vars.control.paddingSmall,
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    backgroundColor: 'transparent',
    color: vars.color.text.base,
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background-color ${vars.motion.state} ${vars.motion.ease}`,
    selectors: {
      '&:focus-visible': focusRing,
      '&:hover:not([aria-disabled="true"])': { backgroundColor: vars.color.neutral.softHover },
      '&:active:not([aria-disabled="true"]), &[aria-expanded="true"]': {
        backgroundColor: vars.color.neutral.softActive,
      },
      '&[aria-pressed="true"]': {
        borderColor: vars.color.accent.border,
        backgroundColor: vars.color.surface.base,
        boxShadow: vars.elevation.hairline,
        color: vars.color.accent.text,
      },
      '&[aria-disabled="true"]': { color: vars.color.text.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: {
        borderColor: 'ButtonBorder',
        selectors: {
          '&[aria-disabled="true"]': { color: 'GrayText', borderColor: 'GrayText' },
          // Fill and tint are gone here: what is pressed would look like its neighbours.
          '&[aria-pressed="true"]': {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
      [media.print]: { display: 'none' },
    },
  }),
);

/** As high as fields and the kit's Button. */
const asHighAsFields = ui({
  minBlockSize: vars.control.height,
  paddingInline: vars.control.padding,
  borderRadius: vars.radius.medium,
  fontSize: vars.body.size,
  lineHeight: vars.body.line,
});

export const look = styleVariants({
  neutral: [base],
  accent: [base, ui({ color: vars.color.accent.text })],
  ghost: [base, asHighAsFields],
  outline: [
    base,
    asHighAsFields,
    ui({
      borderColor: vars.color.neutral.border,
      backgroundColor: vars.color.surface.base,
      boxShadow: vars.elevation.hairline,
    }),
  ],
  icon: [base, ui({ paddingInline: 0, inlineSize: vars.control.heightSmall })],
});
