import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The kit's own folder, from which its font is found. */
const kit = join(import.meta.dirname, '..', '..', '..', 'packages', 'ui', 'package.json');

/** Puts the licence of the font beside it, as the SIL Open Font License demands of whoever hands the font out. */
export const fontLicence = (): Plugin => ({
  name: 'crt-font-licence',
  apply: 'build',
  generateBundle() {
    const licence = createRequire(kit).resolve('@fontsource-variable/inter/LICENSE');
    this.emitFile({ type: 'asset', fileName: 'assets/Inter-OFL.txt', source: readFileSync(licence) });
  },
});
