import {
  addRegion,
  deleteRegion,
  listConfiguredRegions,
  updateRegion,
} from '@crt/api-client/documentation/region';
import { defineResource } from './resource-kit/define-resource.ts';

/** Regions of countries: maintained inside the screen of the countries (S4). */
export default defineResource({
  name: 'Regions',
  permissions: ['CanManageEDocSystemConfiguration'],
  list: {
    queries: { records: listConfiguredRegions },
    rows: 'records',
    columns: [{ key: 'name', header: 'Name' }],
  },
  form: {
    create: addRegion,
    update: updateRegion,
    idIn: 'body',
    fields: {
      name: { kind: 'text', label: 'Name' },
    },
  },
  remove: { call: deleteRegion },
  history: 'region',
});
