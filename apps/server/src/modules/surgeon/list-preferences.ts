import { wordSearch } from '@crt/domain/word-search';
import { asc } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { FileAnswer } from '../../contract/files.ts';
import type { Input, Output } from '../../contract/handlers.ts';
import { spreadsheet, type SheetColumn } from '../../platform/spreadsheet/spreadsheet.ts';
import { answerOf } from '../write-road/answer.ts';
import { categories, preferences } from './surgeon-preference.reference.ts';
import { representatives, surgeons } from './surgeon.tables.ts';

type Preference = Output<'listSurgeonPreferences'>['data'][number];
type Filters = Input<'listSurgeonPreferences'>['query'];

const namesById = (rows: readonly { id: number; name: string }[]) =>
  new Map(rows.map(({ id, name }) => [id, name]));

const findPeople = ({ tx }: RequestContext) =>
  Promise.all([
    tx.select().from(surgeons).orderBy(asc(surgeons.name), asc(surgeons.id)),
    tx.select().from(representatives).orderBy(asc(representatives.name), asc(representatives.id)),
  ]);

/** The preferences of the chosen surgeon or representative, by surgeon (Y1). */
export async function findPreferences(context: RequestContext, filters: Filters): Promise<Preference[]> {
  const [allSurgeons, allRepresentatives] = await findPeople(context);
  const [surgeonName, representativeName] = [namesById(allSurgeons), namesById(allRepresentatives)];
  const records = await preferences.list(context);
  return records
    .filter(({ surgeonId }) => filters.surgeonId === undefined || surgeonId === filters.surgeonId)
    .filter(
      ({ representativeId }) =>
        filters.representativeId === undefined || representativeId === filters.representativeId,
    )
    .map((record) => ({
      ...record,
      surgeonName: surgeonName.get(record.surgeonId) ?? String(record.surgeonId),
      representativeName:
        record.representativeId === null ? null : (representativeName.get(record.representativeId) ?? null),
    }))
    .toSorted((one, other) => one.surgeonName.localeCompare(other.surgeonName));
}

/** All preferences; filters offer who has some, the dialog the surgeons who have none yet (Y3, Y7). */
export async function getPreferencesData(
  context: RequestContext,
): Promise<Output<'getSurgeonPreferencesData'>> {
  const [allSurgeons, allRepresentatives] = await findPeople(context);
  const items = await findPreferences(context, {});
  const surgeonIds = new Set(items.map(({ surgeonId }) => surgeonId));
  const representativeIds = new Set(items.map(({ representativeId }) => representativeId));
  return answerOf({
    representatives: allRepresentatives,
    representativesWithPreferences: allRepresentatives.filter(({ id }) => representativeIds.has(id)),
    surgeons: allSurgeons.filter(({ id }) => surgeonIds.has(id)),
    availableSurgeons: allSurgeons.filter(({ id }) => !surgeonIds.has(id)),
    items,
  });
}

const columns: readonly SheetColumn<Preference>[] = [
  { header: 'Surgeon', kind: 'text', value: ({ surgeonName }) => surgeonName },
  { header: 'Representative', kind: 'text', value: ({ representativeName }) => representativeName },
  ...Object.entries(categories).map(([name, { label }]): SheetColumn<Preference> => ({
    header: label,
    kind: 'text',
    value: (row) => row[name as keyof typeof categories],
  })),
];

/** The preferences that filters and search leave, as a spreadsheet; line breaks stay (Y6, Y8). */
export async function exportPreferences(
  context: RequestContext,
  { search = '', ...filters }: Input<'exportSurgeonPreferences'>['query'],
): Promise<FileAnswer> {
  const isFound = wordSearch(search);
  const rows = (await findPreferences(context, filters)).filter(({ surgeonName, representativeName }) =>
    isFound(`${surgeonName}\n${representativeName ?? ''}`),
  );
  const day = context.clock.now().toISOString().slice(0, 10);
  return {
    fileName: `Surgeon preferences ${day}.xlsx`,
    content: spreadsheet('Surgeon preferences', columns, inTurn(rows)),
  };
}

async function* inTurn<Row>(rows: readonly Row[]) {
  yield* rows;
}
