import { enteredName } from '@crt/domain/entered-text';
import type { RequestContext } from '../../context.ts';
import type { FieldError } from '../../errors.ts';
import { missingTexts, type CompoundFacts } from '../reference-data/save-compound.ts';
import { cycleDefinitions } from './cycle-definition.tables.ts';
import {
  findDefinition,
  findProcedures,
  findSymbols,
  insertDefinition,
  isNameTaken,
  saveProcedures,
  updateDefinition,
  type DefinitionValues,
  type ProcedureValues,
} from './cycle-definition.repository.ts';

const fields: CompoundFacts<DefinitionValues>['fields'] = {
  name: { label: 'Name' },
  workProcedures: { label: 'Work Procedures', text: proceduresText },
};

/** What manufacturing cycles consist of (U10 to U12). */
export const cycleDefinition: CompoundFacts<DefinitionValues> = {
  kind: 'cycle-definition',
  noun: 'manufacturing cycle definition',
  fields,
  limit: { table: cycleDefinitions, most: 500 },
  load: async ({ tx }, id) => {
    const found = await findDefinition(tx, id, { lock: true });
    if (!found) return undefined;
    const procedures = await findProcedures(tx, id);
    const values = procedures.map((one) => ({ ...one, workflows: one.workflows.map((flow) => flow.id) }));
    return { stamp: found.stamp, values: { name: found.name, workProcedures: values } };
  },
  check: async (context, id, values) => [
    ...missingTexts({ fields }, values),
    ...(await nameFaults(context, id, values.name)),
    ...(await procedureFaults(context, id, values.workProcedures)),
  ],
  insert: async ({ tx }, { name, workProcedures }) => {
    const id = await insertDefinition(tx, name);
    await saveProcedures(tx, id, workProcedures);
    return id;
  },
  update: async ({ tx }, id, { stamp, values }) => {
    await updateDefinition(tx, id, { name: values.name, stamp });
    await saveProcedures(tx, id, values.workProcedures);
  },
};

/** A procedure with its members in one order, as the history compares them. */
export function procedureOf({
  id = null,
  materialNumber,
  workflows,
}: Omit<ProcedureValues, 'id'> & { readonly id?: number | null }): ProcedureValues {
  return { id, materialNumber: enteredName(materialNumber), workflows };
}

async function nameFaults({ tx }: RequestContext, id: number, name: string): Promise<readonly FieldError[]> {
  if (name === '' || !(await isNameTaken(tx, name, id))) return [];
  return [
    { path: '/body/name', message: `A manufacturing cycle definition with the name ${name} already exists.` },
  ];
}

async function procedureFaults(
  { tx }: RequestContext,
  id: number,
  procedures: readonly ProcedureValues[],
): Promise<readonly FieldError[]> {
  const known = new Set((await findProcedures(tx, id)).map((procedure) => procedure.id));
  const symbols = await findSymbols(
    tx,
    procedures.flatMap(({ workflows }) => workflows),
  );
  const materials = procedures.map(({ materialNumber }) => materialNumber.toLowerCase());
  return procedures.flatMap(({ id: procedureId, materialNumber, workflows }, index) => {
    const path = `/body/workProcedures/${index}`;
    const found: FieldError[] = [];
    const isFirst = procedures.findIndex((one) => one.id === procedureId) === index;
    if (procedureId !== null && !(known.has(procedureId) && isFirst))
      found.push({ path: `${path}/id`, message: 'This work procedure is not one of this definition.' });
    if (materialNumber === '')
      found.push({ path: `${path}/materialNumber`, message: 'Material Number is required' });
    else if (materials.indexOf(materialNumber.toLowerCase()) < index)
      found.push({
        path: `${path}/materialNumber`,
        message: `The material ${materialNumber} is there twice.`,
      });
    const strangers = workflows.filter((workflowId) => !symbols.has(workflowId));
    if (strangers.length > 0)
      found.push({ path: `${path}/workflows`, message: `There is no workflow ${strangers.join(', ')}.` });
    return found;
  });
}

/** The procedures as the history tells them: '40-2210: MILL, STER; 40-2211: PACK'. */
async function proceduresText(
  { tx }: RequestContext,
  procedures: readonly ProcedureValues[],
): Promise<string> {
  const symbols = await findSymbols(
    tx,
    procedures.flatMap(({ workflows }) => workflows),
  );
  return procedures
    .map(
      ({ materialNumber, workflows }) =>
        `${materialNumber}: ${workflows.map((id) => symbols.get(id) ?? id).join(', ')}`,
    )
    .join('; ')
    .slice(0, 4000);
}
