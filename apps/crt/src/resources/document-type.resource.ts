import {
  addDocumentType,
  deleteDocumentType,
  listConfiguredDocumentTypes,
  updateDocumentType,
} from '@crt/api-client/documentation/document-type';
import { defineResource } from './resource-kit/define-resource.ts';

/** Document types of the electronic documentation (S1 to S3, S5). */
export default defineResource({
  name: 'Document Types',
  permissions: ['CanManageEDocSystemConfiguration'],
  list: {
    queries: { records: listConfiguredDocumentTypes },
    rows: 'records',
    columns: [
      { key: 'name', header: 'Name' },
      { key: 'eifuValue', header: 'eIFU Value' },
    ],
  },
  form: {
    create: addDocumentType,
    update: updateDocumentType,
    idIn: 'body',
    fields: {
      name: { kind: 'text', label: 'Name' },
      eifuValue: { kind: 'text', label: 'eIFU Value', isOptional: true },
    },
  },
  remove: { call: deleteDocumentType },
  history: 'document-type',
});
