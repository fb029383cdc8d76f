import type { Database } from '../../platform/db/database.ts';
import { continueIds, insertRows } from '../../platform/db/insert-rows.ts';
import { cycleDefinitions } from './cycle-definition.tables.ts';

const names = [
  'Printed Plate',
  'Printed Plate, Anodized',
  'Milled PEEK Implant',
  'Formed Mesh',
  'Acetabular Guide',
  'Jaw Joint Prosthesis',
  'Moulded Implant',
  'Porous Implant',
];

/** Eight manufacturing cycle definitions (§3.0). */
export async function fillCycleDefinitions(tx: Database): Promise<void> {
  await insertRows(
    tx,
    cycleDefinitions,
    names.map((name, place) => ({ id: place + 1, name })),
  );
  await continueIds(tx, cycleDefinitions);
}
