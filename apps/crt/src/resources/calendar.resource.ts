import { addCalendar, listCalendars, removeCalendar, updateCalendar } from '@crt/api-client/main/calendar';
import { defineResource } from './resource-kit/define-resource.ts';

/** Calendars of holidays and of capacities, which are told by their names (T6, T13, T29). */
export default defineResource({
  name: 'Calendars',
  permissions: ['CanManageLocalCalendar'],
  list: {
    query: listCalendars,
    rows: 'records',
    columns: [{ key: 'name', header: 'Name' }],
  },
  form: {
    create: addCalendar,
    update: updateCalendar,
    fields: { name: { kind: 'text', label: 'Name' } },
  },
  remove: { call: removeCalendar },
  history: 'calendar',
});
