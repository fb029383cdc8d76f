import { defaultClientConditions } from 'vite';

/**
 * What every Vite configuration of the workspace shares: the app, the library builds, Vitest and Storybook.
 * It must be imported by configuration *files* (not only by Storybook's viteFinal), because the
 * vanilla-extract compiler reloads the file and would not see conditions that were added later.
 */
export const shared = {
  resolve: { conditions: ['crt-source', ...defaultClientConditions] },
};
