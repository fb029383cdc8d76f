import type { Database } from '../../platform/db/database.ts';
import { continueIds, insertRows } from '../../platform/db/insert-rows.ts';
import { seededRandom, type Random } from '../demo/random.ts';
import { representatives, surgeonPreferences, surgeons } from './surgeon.tables.ts';

const firstNames = [
  'Anna',
  'James',
  'Haruto',
  'Isabel',
  'Lucas',
  'Priya',
  'Thomas',
  'Olivia',
  'Mei',
  'Samuel',
];
const lastNames = ['Keller', 'Whitfield', 'Sato', 'Marques', 'Andersen', 'Raman', 'Berger', 'Grant'];
const salesPeople = ['M. Jansen', 'P. Novak', 'R. Ortega', 'S. Lindqvist', 'T. Okada', 'U. Weiss'];

const wishes = {
  plusPreferences: ['Rounded edges.', 'Plates of 0.6 mm.\nNo holes above the orbit.'],
  peekPreferences: ['Perforated, 2 mm.', 'Smooth outside, rough inside.'],
  medporPreferences: ['Two pieces when larger than 12 cm.'],
  pmmaPreferences: ['Never with antibiotics.', 'Thickness of the skull less 1 mm.'],
  designSessionPreferences: ['Mornings only.', 'Invite the resident too.\nShare the screen at once.'],
  umcPreferences: ['Screws of 4 mm, six at least.'],
  additionalInformation: ['Calls back within a day.', 'Send pictures of the final design by e-mail.'],
};

function wishesOf(random: Random) {
  const entries = Object.entries(wishes).map(([category, texts]) => [
    category,
    random.chance(0.5) ? random.pick(texts) : null,
  ]);
  return Object.fromEntries(entries) as Record<keyof typeof wishes, string | null>;
}

/** Eighty surgeons, seventy of them with preferences (§3.0). */
export async function fillSurgeons(tx: Database): Promise<void> {
  const random = seededRandom(7);
  const people = lastNames.flatMap((last) => firstNames.map((first) => `Dr. ${first} ${last}`));
  await insertRows(
    tx,
    representatives,
    salesPeople.map((name, place) => ({ id: place + 1, name })),
  );
  await insertRows(
    tx,
    surgeons,
    people.map((name, place) => ({ id: place + 1, name })),
  );
  const rows = people.slice(0, 70).map((_name, place) => ({
    id: place + 1,
    surgeonId: place + 1,
    ...wishesOf(random),
    representativeId: random.chance(0.8) ? random.between(1, salesPeople.length - 1) : null,
  }));
  await insertRows(tx, surgeonPreferences, rows);
  for (const table of [representatives, surgeons, surgeonPreferences]) await continueIds(tx, table);
}
