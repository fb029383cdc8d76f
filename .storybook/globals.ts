import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';

/** What the toolbar says: theme, density, direction, locale, timeZone. */
export type Globals = Readonly<Record<string, string>>;

type Told = readonly [{ readonly globals: Globals }] | undefined;

/**
 * What the toolbar says now. A page of documentation has no story of its own to ask; the channel repeats what was told
 * last, and pages are drawn again after it.
 */
export function globalsOf(channel: DocsContainerProps['context']['channel']): Globals {
  const told = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as Told;
  return told?.[0].globals ?? {};
}
