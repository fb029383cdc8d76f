import { style } from '@vanilla-extract/css';
import { app, focusRing, vars } from '@crt/ui/theme';

/** Between the mark and the name. */
const toName = '10px';

export const brand = style(
  app({
    display: 'inline-flex',
    alignItems: 'center',
    gap: toName,
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
