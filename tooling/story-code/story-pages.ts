import type { Plugin } from 'vite';
import { readModule } from './modules.ts';
import { storyCodes } from './story-code.ts';

/**
 * Gives each story what its page of documentation shows beside it: code that an application can copy, and a frame of its
 * own where it would disturb the others (`needsFrame`, .storybook/DocsBlocks.tsx).
 */
export function storyPages(): Plugin {
  return {
    name: 'story-pages',
    enforce: 'pre',
    async transform(text, id) {
      if (!id.endsWith('.stories.tsx')) return undefined;
      const codes = await storyCodes(id);
      const needsFrame = isFramed(id);
      const lines = [...codes].map(([name, code]) => {
        const shown = code === undefined ? { canvas: { sourceState: 'none' } } : { source: { code } };
        const docs = `{ ...${name}.parameters?.docs, ...${JSON.stringify(shown)} }`;
        return `${name}.parameters = { ...${name}.parameters, needsFrame: ${needsFrame}, docs: ${docs} };`;
      });
      return { code: [text, ...lines].join('\n'), map: null };
    },
  };
}

/** What opens over the whole page by itself. */
const overPage = /(Dialogs?|Drawer|Wizard|SessionDetails|Toast|CommandPalette|ShortcutSheet)\.stories\.tsx$/;

/** Whether stories of a file cannot share a document: they set up the mock server, or open over the page. */
const isFramed = (path: string): boolean =>
  overPage.test(path) ||
  [...readModule(path).imported.values()].some(({ from }) => from === '@crt/api-client/mocks');
