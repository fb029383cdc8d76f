import { style, styleVariants } from '@vanilla-extract/css';
import { ui } from '../../theme/style.ts';

export const columns = style(ui({ display: 'grid', alignItems: 'start' }));

const fitting = (width: string) =>
  ui({ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))` });

export const minimum = styleVariants({
  small: fitting('10rem'),
  medium: fitting('15rem'),
  large: fitting('22.5rem'),
});
