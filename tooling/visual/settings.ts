import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Set by tooling/visual/main.ts; the defaults are those of the test command. */
export const settings = {
  /** The built Storybook to look at. */
  site: process.env['CRT_VISUAL_SITE'] ?? join(root, 'storybook-static'),
  /** Where the pictures to compare with lie. */
  baselines: process.env['CRT_VISUAL_BASELINES'] ?? join(import.meta.dirname, 'baselines'),
  /** `wide`: all stories in the looks that people use; `every`: in all combinations; else the stored choice. */
  looks: process.env['CRT_VISUAL_LOOKS'],
  /** Another built Storybook: only stories that both have are compared. */
  other: process.env['CRT_VISUAL_OTHER'],
};
