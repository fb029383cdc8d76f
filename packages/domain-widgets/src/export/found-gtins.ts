import type { ExtractedGtins } from '@crt/api-client/types-documentation';
import type { FoundCodes } from './CodesDialog.tsx';
import { productPick } from './export-choice.ts';

/** What the server found in a file with GTINs, as the dialog tells it (R9). */
export const foundGtins = ({ products, unknown, junk, junkCount }: ExtractedGtins): FoundCodes => ({
  picks: products.map(productPick),
  unknown,
  junk,
  junkCount,
});
