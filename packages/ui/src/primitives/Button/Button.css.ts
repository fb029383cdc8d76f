import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media, ui } from '../../theme/style.ts';
import { tone } from '../../theme/tone.css.ts';

const height = createVar();
const label = createVar();

/** Works on anything that react-aria marks with data attributes: buttons, links that look like buttons, toggles. */
export const button = recipe({
  base: ui({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6px',
    flexShrink: 0,
    minBlockSize: height,
    minInlineSize: height,
    paddingBlock: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.medium,
    backgroundColor: 'transparent',
    fontFamily: 'inherit',
    fontSize: vars.body.size,
    lineHeight: vars.body.line,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transitionProperty: 'background-color, border-color, color, box-shadow',
    transitionDuration: vars.motion.state,
    transitionTimingFunction: vars.motion.ease,
    selectors: {
      '&[data-focus-visible]': focusRing,
      '&:focus:not([data-focus-visible])': { outline: 'none' },
      '&[data-disabled], &[aria-disabled="true"]:not([data-busy])': {
        color: vars.color.text.disabled,
        borderColor: 'transparent',
        backgroundColor: vars.color.neutral.soft,
        boxShadow: 'none',
        cursor: 'not-allowed',
      },
      '&[data-busy]': { cursor: 'progress' },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonBorder',
        selectors: {
          '&[data-disabled], &[aria-disabled="true"]:not([data-busy])': {
            color: 'GrayText',
            borderColor: 'GrayText',
          },
        },
      },
      [media.print]: { display: 'none' },
    },
  }),
  variants: {
    tone: {
      neutral: ui({ vars: { [label]: vars.color.text.base } }),
      accent: ui({ vars: { [label]: tone.text } }),
      critical: ui({ vars: { [label]: tone.text } }),
    },
    variant: {
      solid: ui({
        color: tone.onSolid,
        backgroundColor: tone.solid,
        boxShadow: vars.elevation.hairline,
        selectors: {
          '&[data-hovered]:not([aria-disabled="true"])': { backgroundColor: tone.solidHover },
          '&[data-pressed]:not([aria-disabled="true"])': { backgroundColor: tone.solidActive },
        },
      }),
      outline: ui({
        color: label,
        backgroundColor: vars.color.surface.base,
        borderColor: tone.border,
        boxShadow: vars.elevation.hairline,
        selectors: {
          '&[data-hovered]:not([aria-disabled="true"])': { backgroundColor: tone.soft },
          '&[data-pressed]:not([aria-disabled="true"])': {
            backgroundColor: tone.softHover,
            boxShadow: 'none',
          },
          '&[data-disabled], &[aria-disabled="true"]:not([data-busy])': {
            backgroundColor: 'transparent',
            borderColor: vars.color.border.subtle,
          },
        },
      }),
      ghost: ui({
        color: label,
        selectors: {
          '&[data-hovered]:not([aria-disabled="true"])': { backgroundColor: tone.softHover },
          '&[data-pressed]:not([aria-disabled="true"]), &[aria-expanded="true"]': {
            backgroundColor: tone.softActive,
          },
          '&[data-disabled], &[aria-disabled="true"]:not([data-busy])': { backgroundColor: 'transparent' },
        },
      }),
    },
    size: {
      small: ui({
        vars: { [height]: vars.control.heightSmall },
        paddingInline: vars.control.paddingSmall,
        fontSize: vars.text.caption.size,
        lineHeight: vars.text.caption.line,
        borderRadius: vars.radius.small,
        gap: vars.space[1],
      }),
      medium: ui({ vars: { [height]: vars.control.height }, paddingInline: vars.control.padding }),
      large: ui({ vars: { [height]: vars.control.heightLarge }, paddingInline: vars.space[4] }),
    },
    // In a line of text, such as the cell of a table, it stands in the middle of the line, not on its baseline.
    isIconOnly: { true: ui({ paddingInline: 0, inlineSize: height, verticalAlign: 'middle' }), false: {} },
    isFullWidth: { true: ui({ inlineSize: '100%' }), false: {} },
  },
  defaultVariants: {
    tone: 'neutral',
    variant: 'outline',
    size: 'medium',
    isIconOnly: false,
    isFullWidth: false,
  },
});

/** Keeps its place while the spinner stands over it, so that the button never changes its width. */
export const content = style(
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'inherit',
    minInlineSize: 0,
    // Not hidden: it stays the name of the button.
    selectors: { '[data-busy] > &': { opacity: 0 } },
  }),
);

export const pending = style(
  ui({
    position: 'absolute',
    inset: 0,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
  }),
);
