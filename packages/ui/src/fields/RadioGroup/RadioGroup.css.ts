import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media, ui } from '../../theme/style.ts';

/** One line of text in a target that a gloved finger meets. */
const withGloves = { minBlockSize: vars.control.heightSmall, paddingBlock: vars.space[2] } as const;

export const radio = style(
  ui({
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: vars.space[2],
    minBlockSize: '1.5rem',
    paddingBlock: '2px',
    cursor: 'pointer',
    selectors: {
      '[data-density="floor"] &': withGloves,
      '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'not-allowed' },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  }),
);

export const dot = style(
  ui({
    flexShrink: 0,
    inlineSize: '1rem',
    blockSize: '1rem',
    marginBlock: '2px',
    border: `1px solid ${vars.color.border.strong}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface.base,
    transition: `border-width ${vars.motion.state} ${vars.motion.ease}, border-color ${vars.motion.state} ${vars.motion.ease}`,
    selectors: {
      '[data-density="floor"] &': { inlineSize: '1.25rem', blockSize: '1.25rem' },
      '[data-hovered] > &': { borderColor: vars.color.text.muted },
      '[data-selected] > &': { borderColor: vars.color.accent.solid, borderWidth: '5px' },
      '[data-focus-visible] > &': focusRing,
      '[data-disabled] > &': { borderColor: vars.color.border.base },
    },
  }),
);

export const description = style(
  ui({
    display: 'block',
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    color: vars.color.text.muted,
  }),
);
