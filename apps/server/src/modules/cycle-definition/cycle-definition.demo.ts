import type { Database } from '../../platform/db/database.ts';
import { continueIds, insertRows } from '../../platform/db/insert-rows.ts';
import { demoWorkflowIds } from '../workflow/workflow.demo.ts';
import { cycleDefinitions, workProcedures, workProcedureWorkflows } from './cycle-definition.tables.ts';

/**
 * Eight definitions, one with two materials, one whose workflows fail back into loops; three workflows stay unused (§3.0). The
 * second work order of that one names two itself, as only there a rework asks for which of them it is (H10).
 */
const demoDefinitions: readonly { name: string; procedures: Readonly<Record<string, readonly string[]>> }[] =
  [
    { name: 'Titanium cranial plate', procedures: { '40-2210': ['DATA', 'SLM', 'MILL', 'PACK'] } },
    { name: 'Titanium mandible plate', procedures: { '40-2215': ['DATA', 'BEND', 'PACK'] } },
    { name: 'Universal plating construct', procedures: { '40-2220': ['DATA', 'SLM', 'HEAT', 'PACK'] } },
    { name: 'PEEK cranial', procedures: { '41-3310': ['DATA', 'PEEK', 'PACK', 'STER'] } },
    { name: 'Mesh cranioplasty', procedures: { '42-1180': ['DATA', 'BEND', 'PACK'] } },
    { name: 'HipMap guide', procedures: { '43-0710': ['DATA', 'PACK'] } },
    {
      name: 'Jaw joint prosthesis',
      procedures: { '44-5010': ['DATA', 'SLM', 'MILL'], '44-5020, 44-5021': ['PEEK', 'ASSY', 'STER'] },
    },
    { name: 'PMMA cranial', procedures: { '45-6120': ['DATA', 'PACK', 'STER'] } },
  ];

function workflowId(symbol: string): number {
  const id = demoWorkflowIds.get(symbol);
  if (id === undefined) throw new Error(`The demo world has no workflow ${symbol}`);
  return id;
}

/** Fills in the demo definitions with their work procedures. */
export async function fillCycleDefinitions(tx: Database): Promise<void> {
  await insertRows(
    tx,
    cycleDefinitions,
    demoDefinitions.map(({ name }, place) => ({ id: place + 1, name })),
  );
  const procedures = demoDefinitions
    .flatMap(({ procedures: materials }, definition) =>
      Object.entries(materials).map(([materialNumber, symbols], place) => ({
        row: { definitionId: definition + 1, place: place + 1, materialNumber },
        symbols,
      })),
    )
    .map((procedure, index) => ({ ...procedure, id: index + 1 }));
  await insertRows(
    tx,
    workProcedures,
    procedures.map(({ id, row }) => ({ id, ...row })),
  );
  await insertRows(
    tx,
    workProcedureWorkflows,
    procedures.flatMap(({ id, symbols }) =>
      symbols.map((symbol, place) => ({
        procedureId: id,
        place: place + 1,
        workflowId: workflowId(symbol),
      })),
    ),
  );
  for (const table of [cycleDefinitions, workProcedures]) await continueIds(tx, table);
}
