import { addReport, listReports, removeReport, updateReport } from '@crt/api-client/main/report';
import { webAddressError } from '@crt/domain/web-address-error';
import { defineResource } from './resource-kit/define-resource.ts';

/** Report definitions: pages that the menu offers to everybody (X1, X3). */
export default defineResource({
  name: 'Report Definitions',
  permissions: ['CanManageReportDefinitions'],
  list: {
    query: listReports,
    rows: 'records',
    columns: [
      { key: 'name', header: 'Name' },
      { key: 'link', header: 'Link' },
    ],
  },
  form: {
    create: addReport,
    update: updateReport,
    idIn: 'body',
    fields: {
      name: { kind: 'text', label: 'Name' },
      link: { kind: 'text', label: 'Link', check: webAddressError },
    },
  },
  remove: { call: removeReport },
  history: 'report',
});
