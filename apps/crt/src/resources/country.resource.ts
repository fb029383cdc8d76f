import {
  addCountry,
  deleteCountry,
  listConfiguredCountries,
  updateCountry,
} from '@crt/api-client/documentation/country';
import { listConfiguredLanguages } from '@crt/api-client/documentation/language';
import { listConfiguredRegions } from '@crt/api-client/documentation/region';
import { defineResource } from './resource-kit/define-resource.ts';

/** Countries, each in a region, with the languages that they require of documents (S1 to S3, S5, §3.9.10). */
export default defineResource({
  name: 'Countries',
  permissions: ['CanManageEDocSystemConfiguration'],
  list: {
    queries: {
      records: listConfiguredCountries,
      regions: listConfiguredRegions,
      languages: listConfiguredLanguages,
    },
    rows: 'records',
    columns: [
      { key: 'name', header: 'Name' },
      { key: 'eifuValue', header: 'eIFU Value' },
      { key: 'regionId', header: 'Region', kind: 'choice', from: 'regions', value: 'id', text: 'name' },
    ],
    filters: [{ key: 'regionId', label: 'Region', from: 'regions', value: 'id', text: 'name' }],
  },
  form: {
    create: addCountry,
    update: updateCountry,
    idIn: 'body',
    fields: {
      name: { kind: 'text', label: 'Name' },
      eifuValue: { kind: 'text', label: 'eIFU Value' },
      regionId: { kind: 'choice', label: 'Region', from: 'regions', value: 'id', text: 'name' },
      languageIds: {
        kind: 'choices',
        label: 'Required languages',
        isOptional: true,
        from: 'languages',
        value: 'id',
        text: 'name',
      },
    },
  },
  remove: { call: deleteCountry },
  history: 'country',
});
