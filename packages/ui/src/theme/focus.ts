import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/** The one focus ring. For react-aria parts: put it under `&[data-focus-visible]`. */
export const focusRing = {
  outline: `${vars.focus.width} solid ${vars.color.focus}`,
  outlineOffset: vars.focus.offset,
} satisfies StyleRule;

/** The focus ring of things that touch their neighbours (table cells, menu rows, tabs). */
export const innerFocusRing = {
  outline: `${vars.focus.width} solid ${vars.color.focus}`,
  outlineOffset: '-2px',
} satisfies StyleRule;
