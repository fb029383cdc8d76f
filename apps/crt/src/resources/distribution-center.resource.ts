import {
  addDistributionCenter,
  listDistributionCenters,
  removeDistributionCenter,
  updateDistributionCenter,
} from '@crt/api-client/main/distribution-center';
import { defineResource } from './resource-kit/define-resource.ts';

/** Distribution centres: where plans are delivered to (T2, T3). */
export default defineResource({
  name: 'Distribution Centers',
  permissions: ['CanManageMappings'],
  list: {
    query: listDistributionCenters,
    rows: 'records',
    columns: [
      { key: 'requestDistributionCentre', header: 'Distribution Center' },
      { key: 'destinationLocationName', header: 'Destination Location' },
      { key: 'timeZoneName', header: 'Time Zone' },
      { key: 'calendarName', header: 'Calendar Name' },
    ],
  },
  form: {
    create: addDistributionCenter,
    update: updateDistributionCenter,
    fields: {
      requestDistributionCentre: { kind: 'text', label: 'Name' },
      calendarId: { kind: 'choice', label: 'Calendar', from: 'calendars', value: 'id', text: 'name' },
      timeZoneId: {
        kind: 'choice',
        label: 'Time Zone',
        from: 'timeZones',
        value: 'ianaName',
        text: 'name',
      },
      destinationLocation: {
        kind: 'choice',
        label: 'Destination Location',
        from: 'locations',
        value: 'value',
        text: 'text',
      },
    },
  },
  remove: { call: removeDistributionCenter },
  history: 'distribution-center',
});
