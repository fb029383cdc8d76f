import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { themes } from 'storybook/theming';
import { globalsOf } from './globals.ts';

// What is drawn stands on the page of its theme. The words around it are English and run from left to right, also
// where the stories among them do not.
const styles = `
.docs-story { background: var(--crt-color-surface-page); }
[dir='rtl'] .sbdocs-content { direction: ltr; }
[dir='rtl'] .sbdocs-content .docs-story { direction: rtl; }
`;

/** A page of documentation in the theme of the stories on it: Storybook's own pages are white, whatever is chosen. */
const ThemedDocs = ({ context, children }: PropsWithChildren<DocsContainerProps>) => {
  const isDark = globalsOf(context.channel)['theme'] === 'dark';
  return (
    <DocsContainer context={context} theme={isDark ? themes.dark : themes.light}>
      <style>{styles}</style>
      {children}
    </DocsContainer>
  );
};

export default ThemedDocs;
