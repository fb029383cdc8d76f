import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { referenceData } from '../reference-data/reference-data.ts';
import { representatives, surgeonPreferences, surgeons } from './surgeon.tables.ts';

const optional = (label: string) => ({ label, isOptional: true });
const lines = (label: string) => ({ ...optional(label), hasLines: true });

/** The categories in the order in which people read them (Y2). */
export const categories = {
  plusPreferences: lines('PLUS'),
  peekPreferences: lines('PEEK'),
  medporPreferences: lines('MEDPOR'),
  pmmaPreferences: lines('PMMA'),
  designSessionPreferences: lines('Design Session'),
  umcPreferences: lines('UMC'),
  additionalInformation: lines('Additional Information'),
} as const;

const nameIn = async (tx: Database, table: typeof surgeons | typeof representatives, id: number) => {
  const [found] = await tx.select({ name: table.name }).from(table).where(eq(table.id, id));
  return found?.name;
};

/** What surgeons prefer: one record for each (Y3), whose surgeon stays (Y4). */
export const preferences = referenceData({
  kind: 'surgeon-preference',
  noun: 'surgeon preference',
  table: surgeonPreferences,
  most: 2000,
  fields: {
    surgeonId: {
      label: 'Surgeon',
      text: async ({ tx }, id) => (await nameIn(tx, surgeons, id)) ?? String(id),
    },
    ...categories,
    representativeId: {
      ...optional('Representative'),
      text: async ({ tx }, id) => (await nameIn(tx, representatives, id)) ?? String(id),
    },
  },
  check: async ({ tx }, { surgeonId, representativeId }, before) => {
    if (before && before.surgeonId !== surgeonId) return { error: 'The surgeon cannot be changed.' };
    const surgeon = await nameIn(tx, surgeons, surgeonId);
    if (surgeon === undefined) return { error: 'Please select Surgeon' };
    if (representativeId !== null && (await nameIn(tx, representatives, representativeId)) === undefined)
      return { error: 'This representative does not exist.' };
    const others = and(
      eq(surgeonPreferences.surgeonId, surgeonId),
      ne(surgeonPreferences.id, before?.id ?? 0),
    );
    const isTaken = (await tx.$count(surgeonPreferences, others)) > 0;
    return isTaken ? { error: `${surgeon} has preferences already.` } : {};
  },
});
