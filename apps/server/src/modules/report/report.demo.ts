import type { Database } from '../../platform/db/database.ts';
import { continueIds, insertRows } from '../../platform/db/insert-rows.ts';
import { demoReportPages } from './demo-pages.ts';
import { reports } from './report.tables.ts';

const elsewhere = [
  'Utilisation of plants',
  'Complaints by product',
  'Supplier deliveries',
  'Turnaround by surgeon',
];

/** Eight reports: four pages that the demo server itself serves, four on a host that may not be framed (§3.0). */
export async function fillReports(tx: Database, publicUrl: string): Promise<void> {
  const own = demoReportPages.map(({ name, path }) => ({ name, link: `${publicUrl}${path}` }));
  const others = elsewhere.map((name) => ({
    name,
    link: `https://reports.example.com/${name.toLowerCase().replaceAll(' ', '-')}`,
  }));
  await insertRows(
    tx,
    reports,
    [...own, ...others].map((report, place) => ({ id: place + 1, ...report })),
  );
  await continueIds(tx, reports);
}
