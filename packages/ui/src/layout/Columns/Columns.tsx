import type { ReactNode } from 'react';
import { gap as gaps } from '../space.css.ts';
import type { Space } from '../space.ts';
import { columns, minimum } from './Columns.css.ts';

export interface ColumnsProps {
  children: ReactNode;
  gap?: Space;
  /** Narrowest useful column: `small` 160, `medium` 240, `large` 360 px. There are as many as fit. */
  minWidth?: keyof typeof minimum;
}

/** Equal columns, as many as there is room for. */
export const Columns = ({ children, gap = 4, minWidth = 'medium' }: ColumnsProps) => (
  <div data-component="Columns" className={`${columns} ${minimum[minWidth]} ${gaps[gap]}`}>
    {children}
  </div>
);
