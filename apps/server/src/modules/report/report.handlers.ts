import { webAddressError } from '@crt/domain/web-address-error';
import { asc, eq } from 'drizzle-orm';
import type { HandlerPart } from '../../contract/handlers.ts';
import { notFound } from '../../errors.ts';
import { referenceData } from '../reference-data/reference-data.ts';
import { answerOf } from '../write-road/answer.ts';
import { reports } from './report.tables.ts';

/** Reports: a name and a page to show (X1, X3). */
export const reportDefinitions = referenceData({
  kind: 'report',
  noun: 'report',
  table: reports,
  most: 200,
  fields: { name: { label: 'Name' }, link: { label: 'Link' } },
  check: (_context, { link }) => ({ error: webAddressError(link) }),
});

const { id, name, link } = reports;

export const reportHandlers = {
  listReportMenu: async ({ tx }) =>
    answerOf({ content: await tx.select({ id, name }).from(reports).orderBy(asc(name)) }),
  getEmbeddedReport: async ({ tx }, { params }) => {
    const [report] = await tx.select({ id, name, link }).from(reports).where(eq(id, params.id));
    if (!report) throw notFound('Report');
    return answerOf({ data: report });
  },
  listReports: async (context) => answerOf({ records: await reportDefinitions.list(context) }),
  addReport: (context, { body }) => reportDefinitions.add(context, body),
  updateReport: (context, { body: { id: record, ...values }, query }) =>
    reportDefinitions.edit(context, record, values, query),
  removeReport: (context, { params }) => reportDefinitions.remove(context, params.id),
} satisfies HandlerPart;
