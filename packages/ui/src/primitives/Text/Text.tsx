import type { PointerEvent, ReactNode } from 'react';
import { heading, text } from './Text.css.ts';

export interface TextProps {
  children: ReactNode;
  size?: 'caption' | 'body' | 'lead' | 'title' | 'display';
  tone?: 'base' | 'muted' | 'accent' | 'positive' | 'caution' | 'critical';
  weight?: 'regular' | 'medium' | 'semibold';
  /** For ids, numbers and dates: digits of one width, never broken over lines. */
  isNumeric?: boolean;
  /** Cuts at the end of the line; the whole text shows under the pointer. */
  isTruncated?: boolean;
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | 'code';
}

/** Words in the kit's sizes and tones. */
export const Text = ({
  children,
  size,
  tone,
  weight,
  isNumeric = false,
  isTruncated = false,
  as: Element = 'span',
}: TextProps) => (
  <Element
    data-component="Text"
    className={text({ size, tone, weight, isNumeric, isTruncated })}
    {...(isTruncated ? { onPointerEnter: revealWhenCut } : {})}
  >
    {children}
  </Element>
);

/** Gives a cut text its whole as a title, only while it is cut; free of cost for the thousands that are not. */
export const revealWhenCut = ({ currentTarget: element }: PointerEvent<HTMLElement>) => {
  if (element.scrollWidth > element.clientWidth) element.title = element.textContent ?? '';
  else element.removeAttribute('title');
};

export interface HeadingProps {
  children: ReactNode;
  /** Rank in the page's outline; the size follows it unless `size` says otherwise. */
  level: 1 | 2 | 3 | 4;
  size?: 'display' | 'title' | 'lead' | 'body' | 'capitals';
  id?: string;
}

const sizeOfLevel = { 1: 'title', 2: 'lead', 3: 'body', 4: 'capitals' } as const;

/** A heading. `capitals` is for the titles that are specified in capitals: small, tracked, never shouting. */
export const Heading = ({ children, level, size = sizeOfLevel[level], id }: HeadingProps) => {
  const Element = `h${level}` as const;
  return (
    <Element id={id} data-component="Heading" className={heading({ size })}>
      {children}
    </Element>
  );
};
