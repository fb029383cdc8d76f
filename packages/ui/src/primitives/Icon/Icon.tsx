import type { ReactNode } from 'react';
import { icon } from './Icon.css.ts';

export interface IconProps {
  /** A lucide icon: `<Plus />`. */
  children: ReactNode;
  /** `text` 16 px, `bar` 20 px. */
  size?: 'text' | 'bar';
  /** Its name, where no word stands beside it. Without one the icon is decoration. */
  label?: string;
}

/** Gives a lucide icon the kit's size and stroke, and a name or none. */
export const Icon = ({ children, size = 'text', label }: IconProps) => (
  <span
    data-component="Icon"
    className={icon[size]}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    {children}
  </span>
);
