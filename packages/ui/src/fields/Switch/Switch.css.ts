import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media, ui } from '../../theme/style.ts';

/** Of the track; the thumb is as wide as it is high. */
const width = createVar();
const height = createVar();
const travel = `calc(${width} - ${height})`;

export const toggle = style(
  ui({
    vars: { [width]: '1.875rem', [height]: '1.125rem' },
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '1.5rem',
    cursor: 'pointer',
    selectors: {
      '[data-density="floor"] &': {
        vars: { [width]: '2.375rem', [height]: '1.375rem' },
        minInlineSize: vars.control.heightSmall,
        minBlockSize: vars.control.heightSmall,
      },
      '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'not-allowed' },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  }),
);

export const track = style(
  ui({
    display: 'inline-flex',
    flexShrink: 0,
    inlineSize: width,
    blockSize: height,
    padding: '2px',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.border.strong,
    outline: '1px solid transparent',
    transition: `background-color ${vars.motion.state} ${vars.motion.ease}`,
    selectors: {
      '[data-selected] > &': { backgroundColor: vars.color.accent.solid },
      '[data-focus-visible] > &': focusRing,
      '[data-disabled] > &': { opacity: 0.5 },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        // Off is a frame, on is filled; grey is only what cannot be switched.
        backgroundColor: 'Canvas',
        outlineColor: 'ButtonText',
        selectors: {
          '[data-selected] > &': { backgroundColor: 'Highlight', outlineColor: 'Highlight' },
          '[data-disabled] > &': { opacity: 1, outlineColor: 'GrayText' },
          '[data-disabled][data-selected] > &': { backgroundColor: 'GrayText' },
        },
      },
    },
  }),
);

export const thumb = style(
  ui({
    blockSize: '100%',
    aspectRatio: '1',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.accent.onSolid,
    boxShadow: vars.elevation.hairline,
    transition: `translate ${vars.motion.state} ${vars.motion.ease}`,
    selectors: {
      '[data-selected] > * > &': { translate: travel },
      '[dir="rtl"] [data-selected] > * > &': { translate: `calc(-1 * ${travel})` },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        backgroundColor: 'ButtonText',
        selectors: {
          '[data-selected] > * > &': { backgroundColor: 'Canvas' },
          '[data-disabled]:not([data-selected]) > * > &': { backgroundColor: 'GrayText' },
        },
      },
    },
  }),
);
