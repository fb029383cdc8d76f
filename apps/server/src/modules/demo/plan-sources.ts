import { dayMs } from '@crt/domain/day-ms';
import { isManuallyCreatable } from '@crt/domain/request-type';
import type { importSources } from '../plan/reimport/import-source.tables.ts';
import { demoProducts } from './catalogue.ts';
import type { DemoPlan } from './plan-rows.ts';
import { demoCenters } from './sites.ts';

/** What the ordering system says about an imported plan; every ninth surgery was moved there in the meantime (F21). */
export function demoImportSource({ row }: DemoPlan): (typeof importSources.$inferInsert)[] {
  if (isManuallyCreatable(row.type)) return [];
  const surgery = row.plannedSurgeryDate ?? null;
  const isMoved = surgery !== null && row.id % 9 === 0;
  const center = demoCenters.find(({ id }) => id === row.distributionCenterId);
  const content = {
    plannedSurgeryDate: isMoved
      ? new Date(Date.parse(surgery) + 7 * dayMs).toISOString().slice(0, 10)
      : surgery,
    productNumber: demoProducts.find(({ id }) => id === row.productId)?.number ?? null,
    distributionCentre: center?.requestDistributionCentre ?? null,
  };
  return [{ requestId: row.requestId, content, receivedAt: row.createdAt }];
}
