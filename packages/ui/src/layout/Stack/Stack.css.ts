import { style, styleVariants } from '@vanilla-extract/css';
import { ui } from '../../theme/style.ts';

export const stack = style(ui({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));
export const inline = style(ui({ display: 'flex', minInlineSize: 0 }));
export const wrapping = style(ui({ flexWrap: 'wrap' }));
export const spacer = style(ui({ flex: 1 }));

export const align = styleVariants({
  stretch: ui({ alignItems: 'stretch' }),
  start: ui({ alignItems: 'flex-start' }),
  center: ui({ alignItems: 'center' }),
  end: ui({ alignItems: 'flex-end' }),
  baseline: ui({ alignItems: 'baseline' }),
});

export const justify = styleVariants({
  start: ui({ justifyContent: 'flex-start' }),
  center: ui({ justifyContent: 'center' }),
  end: ui({ justifyContent: 'flex-end' }),
  between: ui({ justifyContent: 'space-between' }),
});
