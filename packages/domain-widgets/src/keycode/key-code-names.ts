import type { KeyCode, KeyCodeDocument, KeyCodeProductOption } from '@crt/api-client/types-documentation';
import { keyCodeTexts as texts } from './keycode.texts.ts';

/** What a document version is called: 'IFU-CMF-0440 (3.0)' (Q1). */
export const nameOfDocument = ({ number, versionName }: KeyCodeDocument): string =>
  texts.version(number, versionName);

/** What a product version is called: '04048551000126 (3.0)' (Q1). */
export const nameOfProduct = ({ gtin, versionName }: KeyCodeProductOption): string =>
  texts.version(gtin ?? texts.noGtin, versionName);

/** When a product version got the keycode last; undefined when none has it. */
export const lastAssigned = ({ products }: KeyCode): string | undefined =>
  products
    .map(({ keyCodeAssignedAt }) => keyCodeAssignedAt)
    .toSorted()
    .at(-1);
