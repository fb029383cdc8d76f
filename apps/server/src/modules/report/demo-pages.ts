import { planStatusName, type PlanStatus } from '@crt/domain/plan-status';
import { sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/db/database.ts';
import { html } from '../../platform/sign-in-provider/html.ts';

interface DemoPage {
  readonly name: string;
  readonly path: string;
  readonly heads: readonly [string, string];
  /** Rows of two columns: `label` and `number`. */
  readonly rows: SQL;
  readonly labelOf?: (label: string) => string;
}

/** Reports that the demo server makes of its own plans: numbers only, so that nobody needs to sign in for them. */
export const demoReportPages: readonly DemoPage[] = [
  {
    name: 'Plans by status',
    path: '/demo-reports/plans-by-status',
    heads: ['Processing Status', 'Plans'],
    rows: sql`select status::text as label, count(*)::integer as number from plans group by status order by status`,
    labelOf: (status) => planStatusName[Number(status) as PlanStatus],
  },
  {
    name: 'Plans by manufacturing location',
    path: '/demo-reports/plans-by-location',
    heads: ['Manufacturing Location', 'Plans'],
    rows: sql`select l.name as label, count(*)::integer as number from plans p
      join manufacturing_locations l on l.id = p.manufacturing_location_id group by l.name order by l.name`,
  },
  {
    name: 'Plans by distribution center',
    path: '/demo-reports/plans-by-center',
    heads: ['Distribution Center', 'Plans'],
    rows: sql`select c.request_distribution_centre as label, count(*)::integer as number from plans p
      join distribution_centers c on c.id = p.distribution_center_id group by 1 order by 1`,
  },
  {
    name: 'Plans by product type',
    path: '/demo-reports/plans-by-product-type',
    heads: ['Product Type', 'Plans'],
    rows: sql`select t.name as label, count(*)::integer as number from plans p
      join product_types t on t.id = p.product_type_id group by t.name order by t.name`,
  },
];

const style = `body{font:14px/20px system-ui,sans-serif;margin:24px;color:#1b2529;background:#fff}
table{border-collapse:collapse}th,td{padding:6px 16px 6px 0;border-bottom:1px solid #dde3e6;text-align:start}
td:last-child,th:last-child{text-align:end;font-variant-numeric:tabular-nums}`;

/** Serves the pages of the demo's own reports, which may be framed by the application and by nobody else. */
export function registerDemoReports(app: FastifyInstance, db: Database): void {
  for (const page of demoReportPages) {
    app.get(page.path, async (_request, reply) => {
      const { rows } = await db.execute<{ label: string; number: number }>(page.rows);
      void reply
        .type('text/html; charset=utf-8')
        .header('x-frame-options', 'SAMEORIGIN')
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
        );
      return pageOf(page, rows);
    });
  }
}

function pageOf(
  { name, heads, labelOf = (label) => label }: DemoPage,
  rows: readonly { label: string; number: number }[],
) {
  const lines = rows.map(
    ({ label, number }) =>
      html`<tr>
        <td>${labelOf(label)}</td>
        <td>${number}</td>
      </tr>`,
  );
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" /><title>${name}</title>
      <body>
        <h1>${name}</h1>
        <table>
          <thead>
            <tr>
              <th>${heads[0]}</th>
              <th>${heads[1]}</th>
            </tr>
          </thead>
          <tbody>
            ${lines}
          </tbody>
        </table>
      </body>
    </html>`.text.replace('<body>', `<style>${style}</style><body>`);
}
