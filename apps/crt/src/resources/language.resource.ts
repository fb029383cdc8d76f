import {
  addLanguage,
  deleteLanguage,
  listConfiguredLanguages,
  updateLanguage,
} from '@crt/api-client/documentation/language';
import { defineResource } from './resource-kit/define-resource.ts';

/** Languages of files (S1 to S3, S5). */
export default defineResource({
  name: 'Languages',
  permissions: ['CanManageEDocSystemConfiguration'],
  list: {
    queries: { records: listConfiguredLanguages },
    rows: 'records',
    columns: [
      { key: 'name', header: 'Name' },
      { key: 'translatedName', header: 'Translated Name' },
      { key: 'eifuValue', header: 'eIFU Value' },
    ],
  },
  form: {
    create: addLanguage,
    update: updateLanguage,
    idIn: 'body',
    fields: {
      name: { kind: 'text', label: 'Name' },
      translatedName: { kind: 'text', label: 'Translated Name' },
      eifuValue: { kind: 'text', label: 'eIFU Value' },
    },
  },
  remove: { call: deleteLanguage },
  history: 'language',
});
