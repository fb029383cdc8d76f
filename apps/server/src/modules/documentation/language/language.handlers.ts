import type { HandlerPart } from '../../../contract/handlers.ts';
import { referenceResource } from '../../reference-data/reference-resource.ts';
import { mostEntries } from '../entry-limits.ts';
import { documentFiles } from '../document/document.tables.ts';
import { countries } from '../country/country.tables.ts';
import { languages } from './language.tables.ts';
import { byDocuments } from '../names-of-users.ts';

/** Languages (S1 to S3). */
export const languageList = referenceResource({
  kind: 'language',
  noun: 'language',
  table: languages,
  most: mostEntries,
  fields: {
    name: { label: 'Name' },
    translatedName: { label: 'Translated Name' },
    eifuValue: { label: 'eIFU Value' },
  },
  usedBy: [
    { one: 'file', many: 'files', column: documentFiles.languageIds, isList: true, refusing: byDocuments },
    { one: 'country', many: 'countries', column: countries.languageIds, isList: true, named: countries.name },
  ],
});

export const languageHandlers = {
  listConfiguredLanguages: languageList.list,
  addLanguage: languageList.add,
  updateLanguage: languageList.edit,
  deleteLanguage: languageList.remove,
} satisfies HandlerPart;
