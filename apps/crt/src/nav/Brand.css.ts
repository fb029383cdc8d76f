import { style } from '@vanilla-extract/css';
import { app, focusRing, vars } from '@crt/ui/theme';

export const brand = style(
  app({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    borderRadius: vars.radius.medium,
    color: vars.color.text.base,
    fontSize: vars.text.lead.size,
    lineHeight: vars.text.lead.line,
    fontWeight: vars.weight.semibold,
    letterSpacing: '0.01em',
    textDecoration: 'none',
    selectors: {
      '&[data-focus-visible]': focusRing,
      '&:focus:not([data-focus-visible])': { outline: 'none' },
    },
  }),
);

export const mark = style(app({ inlineSize: '1.5rem', blockSize: '1.5rem', flexShrink: 0 }));
export const tile = style(app({ fill: vars.color.accent.solid }));
export const line = style(
  app({ stroke: vars.color.accent.onSolid, strokeWidth: '1.75', strokeLinecap: 'round', fill: 'none' }),
);
export const dot = style(app({ fill: vars.color.accent.onSolid }));
