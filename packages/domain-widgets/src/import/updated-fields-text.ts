import type { ImportUpdatedField } from '@crt/api-client/types-main';
import { importTexts as texts } from './import.texts.ts';

/** The fields that an import of a request changed, one line each: milestone, field, old and new value, and the sentence (R16). */
export const updatedFieldsText = (fields: readonly ImportUpdatedField[]): string =>
  fields
    .map(({ milestoneName, updatedFieldText, oldValue, newValue, changeDescription }) => {
      const isNamed = milestoneName === null || updatedFieldText.includes(milestoneName);
      const name = isNamed ? updatedFieldText : `${milestoneName}, ${updatedFieldText}`;
      const change = texts.change(name, oldValue ?? texts.nothing, newValue ?? texts.nothing);
      return `${change}. ${changeDescription}`;
    })
    .join('\n');
