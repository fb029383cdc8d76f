import {
  addPortal,
  deletePortal,
  listConfiguredPortals,
  updatePortal,
} from '@crt/api-client/documentation/portal';
import { defineResource } from './resource-kit/define-resource.ts';

/** Portals on which documents are published (S1 to S3, S5). */
export default defineResource({
  name: 'Portals',
  permissions: ['CanManageEDocSystemConfiguration'],
  list: {
    queries: { records: listConfiguredPortals },
    rows: 'records',
    columns: [
      { key: 'name', header: 'Name' },
      { key: 'eifuValue', header: 'eIFU Value' },
    ],
  },
  form: {
    create: addPortal,
    update: updatePortal,
    idIn: 'body',
    fields: {
      name: { kind: 'text', label: 'Name' },
      eifuValue: { kind: 'text', label: 'eIFU Value', isOptional: true },
    },
  },
  remove: { call: deletePortal },
  history: 'portal',
});
