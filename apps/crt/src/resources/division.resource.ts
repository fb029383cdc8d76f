import {
  addDivision,
  deleteDivision,
  listConfiguredDivisions,
  updateDivision,
} from '@crt/api-client/documentation/division';
import { defineResource } from './resource-kit/define-resource.ts';

/** Divisions that documents and products belong to (S1 to S3, S5). */
export default defineResource({
  name: 'Divisions',
  permissions: ['CanManageEDocSystemConfiguration'],
  list: {
    queries: { records: listConfiguredDivisions },
    rows: 'records',
    columns: [{ key: 'name', header: 'Name' }],
  },
  form: {
    create: addDivision,
    update: updateDivision,
    idIn: 'body',
    fields: {
      name: { kind: 'text', label: 'Name' },
    },
  },
  remove: { call: deleteDivision },
  history: 'division',
});
