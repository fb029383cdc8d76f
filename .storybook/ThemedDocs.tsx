import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { themes } from 'storybook/theming';

// What is drawn stands on the page of its theme. The words around it are English and run from left to right, also
// where the stories among them do not.
const styles = `
.docs-story { background: var(--crt-color-surface-page); }
[dir='rtl'] .sbdocs-content { direction: ltr; }
[dir='rtl'] .sbdocs-content .docs-story { direction: rtl; }
`;

type Told = readonly [{ readonly globals: { readonly theme?: string } }] | undefined;

/** A page of documentation in the theme of the stories on it: Storybook's own pages are white, whatever is chosen. */
const ThemedDocs = ({ context, children }: PropsWithChildren<DocsContainerProps>) => {
  // A page has no story of its own to ask; the channel repeats what was told last, and pages are drawn again after it.
  const { channel } = context;
  const told = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as Told;
  const isDark = told?.[0].globals.theme === 'dark';
  return (
    <DocsContainer context={context} theme={isDark ? themes.dark : themes.light}>
      <style>{styles}</style>
      {children}
    </DocsContainer>
  );
};

export default ThemedDocs;
