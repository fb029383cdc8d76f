import {
  addManufacturingLocation,
  listManufacturingLocations,
  updateManufacturingLocation,
} from '@crt/api-client/main/manufacturing-location';
import { defineResource } from './resource-kit/define-resource.ts';

/** A time of day out of a list that comes with the locations (T8). */
const time = <From extends 'workDayStarts' | 'workDayEnds' | 'cutOffTimes'>(label: string, from: From) =>
  ({ kind: 'choice', label, from, value: 'value', text: 'text' }) as const;

/** Where things are manufactured: their zone, calendar, working day and cut-offs. They are never deleted (T2, T7, T8). */
export default defineResource({
  name: 'Manufacturing Locations',
  permissions: ['CanFulfilmentPlanAdministrate'],
  list: {
    query: listManufacturingLocations,
    rows: 'records',
    columns: [
      { key: 'name', header: 'Name' },
      { key: 'country', header: 'Country' },
      { key: 'calendarName', header: 'Calendar' },
      { key: 'timeZoneName', header: 'Time Zone' },
      { key: 'isActive', header: 'Active', kind: 'boolean' },
    ],
  },
  form: {
    create: addManufacturingLocation,
    update: updateManufacturingLocation,
    width: 'large',
    fields: {
      name: { kind: 'text', label: 'Name' },
      country: { kind: 'text', label: 'Country' },
      calendarId: { kind: 'choice', label: 'Calendar', from: 'calendars', value: 'id', text: 'name' },
      timeZone: { kind: 'choice', label: 'Time Zone', from: 'timeZones', value: 'ianaName', text: 'name' },
      workDayStart: time('Work Day Start', 'workDayStarts'),
      workDayEnd: time('Work Day End', 'workDayEnds'),
      isActive: { kind: 'boolean', label: 'Active' },
      cmrpCutOffTime: time('CMRP Cut-Off Time', 'cutOffTimes'),
      upcCutOffTime: time('UPC Cut-Off Time', 'cutOffTimes'),
      peekCutOffTime: time('PEEK Cut-Off Time', 'cutOffTimes'),
      umcCutOffTime: time('UMC Cut-off Time', 'cutOffTimes'),
      hipMapCutOffTime: time('HipMap Cut-off Time', 'cutOffTimes'),
    },
  },
  history: 'manufacturing-location',
});
