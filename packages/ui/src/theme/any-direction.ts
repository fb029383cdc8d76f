import type { StyleRule } from '@vanilla-extract/css';

/**
 * For words that may be of another direction than the page, like names: they are cut at their end, not at their start,
 * and stand where the page begins its lines.
 */
export const anyDirection = {
  unicodeBidi: 'plaintext',
  textAlign: ['-webkit-match-parent', 'match-parent'],
} satisfies StyleRule;
