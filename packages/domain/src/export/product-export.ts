import { textLine } from './text-line.ts';

/** For whom products are exported; Manual is hidden on the screen (R7). */
export const productExportProfiles = { manual: 1, cmf: 2, agt: 3 } as const;

/** Number of a profile on the wire. */
export type ProductExportProfile = (typeof productExportProfiles)[keyof typeof productExportProfiles];

/** What the files of exports of products and keycodes are called (S2 §9). */
export const productExportFiles = {
  text: 'products-bulk-import.txt',
  zip: 'products-bulk-import.zip',
  keyCodes: 'export-keycodes.txt',
} as const;

/** Said where nothing is chosen (R7, Q5). */
export const chooseProduct = 'Choose at least one product';

/** A version of a product to be exported; a product without versions has one without a name (P11). */
export interface ExportedVersion {
  readonly gtin: string | null;
  readonly catalogNumber: string | null;
  readonly description: string;
  readonly eifuDescription: string | null;
  readonly versionName: string | null;
  readonly keyCode: string | null;
  /** The document versions that describe it. */
  readonly documents: readonly { readonly number: string; readonly versionName: string | null }[];
}

const documentsOf = ({ documents }: ExportedVersion): string =>
  documents
    .map(({ number, versionName }) => (versionName === null ? number : `${number} (${versionName})`))
    .join('; ');

type Cells = (version: ExportedVersion) => readonly (string | null)[];

/**
 * The cells of a product version by profile (§3.10): CMF finds products by their GTIN and wants their documents, AGT finds
 * them by their catalogue number; Manual is for whoever only needs to know which version there is.
 */
const cellsOf: Readonly<Record<ProductExportProfile, Cells>> = {
  [productExportProfiles.manual]: ({ gtin, versionName }) => [gtin, versionName],
  [productExportProfiles.cmf]: (version) => [
    version.gtin,
    version.versionName,
    version.keyCode,
    version.eifuDescription ?? version.description,
    documentsOf(version),
  ],
  [productExportProfiles.agt]: ({ catalogNumber, gtin, versionName, keyCode, description }) => [
    catalogNumber,
    gtin,
    versionName,
    keyCode,
    description,
  ],
};

/** The line of a product version in the format of a profile (§3.10). */
export const productLine = (profile: ProductExportProfile, version: ExportedVersion): string =>
  textLine(cellsOf[profile](version));

/** The line of a product version in the export of keycodes: GTIN, version, code (§3.10). */
export const keyCodeLine = ({ gtin, versionName, keyCode }: ExportedVersion): string =>
  textLine([gtin, versionName, keyCode]);

/** What decides whether a product version can be exported. */
export interface ExportableVersion {
  readonly gtin: string | null;
  readonly needsKeyCode: boolean;
  readonly keyCode: string | null;
}

const noKeyCode = 'No keycode is assigned.';
const noGtin = 'The product has no GTIN.';

/** Why a product version cannot be exported (R8); null where it can. One that needs no keycode goes without. */
export function whyNotExported({ gtin, needsKeyCode, keyCode }: ExportableVersion): string | null {
  if (gtin === null) return noGtin;
  return needsKeyCode && keyCode === null ? noKeyCode : null;
}

/** Why the keycode of a product version cannot be exported (R8, Q5); null where it can. */
export function whyNoKeyCodeExported({ gtin, keyCode }: ExportableVersion): string | null {
  if (gtin === null) return noGtin;
  return keyCode === null ? noKeyCode : null;
}
