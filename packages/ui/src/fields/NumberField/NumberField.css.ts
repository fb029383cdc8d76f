import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/style.ts';

export const steps = style(
  ui({
    alignSelf: 'stretch',
    display: 'grid',
    gridTemplateRows: '1fr 1fr',
    inlineSize: '1.5rem',
    marginInlineEnd: '-9px',
    borderInlineStart: `1px solid ${vars.color.border.subtle}`,
    // Two halves of a field are too low for gloves.
    selectors: {
      '[data-density="floor"] &': {
        gridTemplateRows: 'auto',
        gridTemplateColumns: `repeat(2, ${vars.control.heightSmall})`,
        inlineSize: 'auto',
      },
      // Columns of numbers have no room for them; the arrow keys step there too.
      '[data-density="floor"] [data-component="EditableTable"] &': { display: 'none' },
    },
  }),
);

export const step = style(
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.color.text.muted,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.neutral.softHover, color: vars.color.text.base },
      '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'not-allowed' },
    },
  }),
);
