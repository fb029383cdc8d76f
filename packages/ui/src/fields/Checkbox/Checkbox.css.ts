import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media, ui } from '../../theme/style.ts';

/** One line of text in a target that a gloved finger meets. */
const withGloves = { minBlockSize: vars.control.heightSmall, paddingBlock: vars.space[2] } as const;

export const checkbox = style(
  ui({
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: vars.space[2],
    minInlineSize: '1.5rem',
    minBlockSize: '1.5rem',
    paddingBlock: '2px',
    cursor: 'pointer',
    selectors: {
      '[data-density="floor"] &': withGloves,
      '&[data-readonly]': { cursor: 'not-allowed' },
      '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'not-allowed' },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  }),
);

export const box = style(
  ui({
    display: 'inline-flex',
    flexShrink: 0,
    inlineSize: '1rem',
    blockSize: '1rem',
    marginBlock: '2px',
    border: `1px solid ${vars.color.border.strong}`,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.surface.base,
    color: vars.color.accent.onSolid,
    transition: `background-color ${vars.motion.state} ${vars.motion.ease}, border-color ${vars.motion.state} ${vars.motion.ease}`,
    selectors: {
      '[data-density="floor"] &': { inlineSize: '1.25rem', blockSize: '1.25rem' },
      '[data-hovered] > &': { borderColor: vars.color.text.muted },
      '[data-selected] > &, [data-indeterminate] > &': {
        borderColor: vars.color.accent.solid,
        backgroundColor: vars.color.accent.solid,
      },
      '[data-focus-visible] > &': focusRing,
      '[data-invalid] > &': { borderColor: vars.color.critical.mark },
      '[data-disabled] > &': {
        borderColor: vars.color.border.base,
        backgroundColor: vars.color.surface.sunken,
        color: vars.color.text.disabled,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '[data-selected] > &': {
            backgroundColor: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  }),
);

export const mark = style(
  ui({
    inlineSize: '100%',
    blockSize: '100%',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '2',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);

export const words = style(ui({ minInlineSize: 0 }));

export const group = styleVariants({
  vertical: ui({ display: 'flex', flexDirection: 'column', gap: '2px' }),
  horizontal: ui({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4], rowGap: '2px' }),
});
