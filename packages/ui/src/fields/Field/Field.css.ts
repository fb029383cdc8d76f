import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { anyDirection } from '../../theme/any-direction.ts';
import { vars } from '../../theme/contract.css.ts';
import { innerSize } from '../../theme/density.css.ts';
import { media, ui } from '../../theme/style.ts';

/** Label, control, description and error, one below the other. */
export const field = style(
  ui({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minInlineSize: 0 }),
);

export const label = style(
  ui({
    display: 'block',
    inlineSize: 'fit-content',
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    fontWeight: vars.weight.medium,
    color: vars.color.text.muted,
    cursor: 'default',
  }),
);

export const required = style(ui({ color: vars.color.critical.text, marginInlineStart: '2px' }));

export const description = style(
  ui({ fontSize: vars.text.caption.size, lineHeight: vars.text.caption.line, color: vars.color.text.muted }),
);

export const error = style(
  ui({
    display: 'flex',
    gap: vars.space[1],
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    color: vars.color.critical.text,
  }),
);

/** The frame of everything that takes input: text, select, date. */
export const control = recipe({
  base: ui({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: vars.control.height,
    paddingInline: '9px',
    border: `1px solid ${vars.color.border.strong}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface.base,
    color: vars.color.text.base,
    fontSize: vars.body.size,
    lineHeight: vars.body.line,
    textAlign: 'start',
    cursor: 'text',
    transition: `border-color ${vars.motion.state} ${vars.motion.ease}, box-shadow ${vars.motion.state} ${vars.motion.ease}`,
    selectors: {
      '&[data-hovered]': { borderColor: vars.color.text.muted },
      '&:focus-within, &[data-focus-visible], &[data-focus-within], &[aria-expanded="true"]': {
        borderColor: vars.color.focus,
        boxShadow: `0 0 0 1px ${vars.color.focus}`,
        outline: '1px solid transparent',
      },
      '[data-invalid] > &, [data-invalid] > * > &, &[data-invalid]': {
        borderColor: vars.color.critical.mark,
      },
      '[data-invalid] > &:focus-within, &[data-invalid][data-focus-visible]': {
        borderColor: vars.color.critical.mark,
        boxShadow: `0 0 0 1px ${vars.color.critical.mark}`,
      },
      '[data-readonly] > &, &[data-readonly]': {
        borderColor: vars.color.border.subtle,
        backgroundColor: vars.color.surface.sunken,
      },
      '[data-disabled] > &, &[data-disabled]': {
        borderColor: vars.color.border.base,
        backgroundColor: vars.color.surface.sunken,
        color: vars.color.text.disabled,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonBorder',
        // The machine has one colour for all borders: what is wrong differs by its shape.
        selectors: {
          '[data-invalid] > &, [data-invalid] > * > &, &[data-invalid]': {
            borderStyle: 'double',
            borderWidth: '4px',
            paddingInline: '6px',
          },
        },
      },
    },
  }),
  variants: {
    isButton: { true: ui({ cursor: 'pointer', fontFamily: 'inherit' }), false: {} },
    isTall: { true: ui({ alignItems: 'flex-start', paddingBlock: '5px' }), false: {} },
    hasTags: {
      // One line of tags, between borders, is as high as the fields beside it.
      true: ui({
        alignItems: 'flex-start',
        paddingBlock: `calc((${vars.control.height} - ${innerSize} - 2px) / 2)`,
      }),
      false: {},
    },
  },
  defaultVariants: { isButton: false, isTall: false, hasTags: false },
});

export const input = style(
  ui({
    flex: 1,
    inlineSize: '100%',
    minInlineSize: 0,
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    color: 'inherit',
    textOverflow: 'ellipsis',
    selectors: {
      // Pressed with gloves, all of its frame begins the typing.
      '[data-density="floor"] input&': { minBlockSize: vars.control.heightSmall },
      '&::placeholder': { color: vars.color.text.placeholder, opacity: 1 },
      '&[data-disabled]': { cursor: 'not-allowed' },
      '&::-webkit-search-cancel-button': { display: 'none' },
      // The arrow of a list of suggestions; the list comes while typing. The browser insists on its box, which gets no room.
      '&::-webkit-calendar-picker-indicator': {
        inlineSize: 0,
        margin: 0,
        padding: 0,
        opacity: 0,
        pointerEvents: 'none',
      },
      '&:focus, &:focus-visible': { outline: 'none' },
    },
  }),
);

/** As many lines as the text has. */
export const growing = style(ui({ resize: 'none', fieldSizing: 'content', overflowWrap: 'anywhere' }));

export const numeric = style(ui({ fontVariantNumeric: 'tabular-nums' }));

/** Icons, units and small buttons before and after the text. */
export const adornment = style(
  ui({ display: 'inline-flex', alignItems: 'center', flexShrink: 0, color: vars.color.text.muted }),
);

/** A small button inside the frame: clear, open, step. */
export const inner = style(
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    inlineSize: innerSize,
    blockSize: innerSize,
    padding: 0,
    marginInlineEnd: '-5px',
    border: 0,
    borderRadius: vars.radius.small,
    background: 'none',
    color: vars.color.text.muted,
    cursor: 'pointer',
    transition: `background-color ${vars.motion.state} ${vars.motion.ease}`,
    selectors: {
      // Two of them stand side by side, none of them over the other.
      '& + &': { marginInlineStart: '1px' },
      '&[data-hovered]': { backgroundColor: vars.color.neutral.softHover, color: vars.color.text.base },
      '&[data-focus-visible]': {
        outline: `${vars.focus.width} solid ${vars.color.focus}`,
        outlineOffset: '-1px',
      },
      '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'not-allowed' },
    },
  }),
);

export const placeholder = style(ui({ color: vars.color.text.placeholder }));

export const valueText = style(
  ui({
    ...anyDirection,
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
