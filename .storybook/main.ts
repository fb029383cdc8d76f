import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { storyPages } from '../tooling/story-code/story-pages.ts';
import { shared } from '../vite.shared.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  stories: [
    '../packages/*/src/**/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/crt/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: ['./public'],
  typescript: {
    // The other reader lists neither the props that come from react-aria nor those of recipes.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: join(import.meta.dirname, 'tsconfig.docgen.json'),
      include: ['packages/*/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // What belongs to every element of the page would bury what belongs to the component.
      propFilter: (prop) =>
        prop.parent === undefined ||
        !prop.parent.fileName.includes('node_modules') ||
        !(
          /@types\/react/.test(prop.parent.fileName) ||
          /^(aria-|slot$|on(Click|Key|Hover|Press[A-Z]))/.test(prop.name)
        ),
    },
  },
  // Vitest's own configuration already brings the plugin; twice, it would compile its own output.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      ...shared,
      plugins: process.env['VITEST'] ? [] : [vanillaExtractPlugin(), storyPages()],
    }),
};

export default config;
