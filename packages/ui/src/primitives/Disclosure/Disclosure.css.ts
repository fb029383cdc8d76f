import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { ui } from '../../theme/style.ts';

export const disclosure = style(ui({ minInlineSize: 0 }));
export const heading = style(ui({ display: 'flex', alignItems: 'center', gap: vars.space[2] }));

export const trigger = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minBlockSize: vars.control.height,
    paddingInline: '4px 8px',
    marginInlineStart: '-4px',
    border: 0,
    borderRadius: vars.radius.medium,
    background: 'none',
    fontWeight: vars.weight.semibold,
    textAlign: 'start',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.state} ${vars.motion.ease}`,
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.neutral.softHover },
      '&[data-focus-visible]': focusRing,
    },
  }),
);

export const chevron = style(
  ui({
    display: 'inline-flex',
    color: vars.color.text.muted,
    transition: `rotate ${vars.motion.state} ${vars.motion.ease}`,
    selectors: {
      '[data-expanded] > * > * > &': { rotate: '90deg' },
      '[dir="rtl"] :not([data-expanded]) > * > * > &': { rotate: '180deg' },
    },
  }),
);

export const meta = style(ui({ color: vars.color.text.muted, fontWeight: vars.weight.regular }));
export const panel = style(ui({ selectors: { '[data-expanded] > &': { paddingBlock: '4px 8px' } } }));
