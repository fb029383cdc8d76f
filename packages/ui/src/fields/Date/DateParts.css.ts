import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/style.ts';

// A line of text, not of boxes: boxes would follow the page from right to left, and 14:30 would read 30:14.
export const input = style(
  ui({
    display: 'block',
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const fitting = style(ui({ flex: '0 1 auto' }));
export const dash = style(ui({ color: vars.color.text.muted, paddingInline: '2px' }));
export const spacer = style(ui({ flex: 1 }));

export const segment = style(
  ui({
    paddingInline: '1px',
    borderRadius: '3px',
    outline: 'none',
    caretColor: 'transparent',
    textAlign: 'end',
    selectors: {
      '&[data-type="literal"]': { padding: 0, color: vars.color.text.muted, whiteSpace: 'pre' },
      '&[data-type="timeZoneName"]': { color: vars.color.text.muted },
      '&[data-placeholder]': { color: vars.color.text.placeholder },
      '&[data-focused]': { backgroundColor: vars.color.accent.solid, color: vars.color.accent.onSolid },
      '&[data-disabled]': { color: 'inherit' },
    },
  }),
);
