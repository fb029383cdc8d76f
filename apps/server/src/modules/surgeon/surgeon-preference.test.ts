import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(5);
});
afterAll(() => app.close());

const call = (method: string, path: string, body?: object) =>
  app.call('administrator', method, `/api/SurgeonPreferences/${path}`, body);
const data = async () => (await call('GET', 'GetData')).body as Output<'getSurgeonPreferencesData'>;
const nothing = {
  plusPreferences: null,
  peekPreferences: null,
  medporPreferences: null,
  pmmaPreferences: null,
  designSessionPreferences: null,
  umcPreferences: null,
  additionalInformation: null,
};

it('Y3 to Y5, Y7: a surgeon who has none gets preferences, keeps them for himself, and loses them again', async () => {
  const before = await data();
  const [free] = before.availableSurgeons;
  const [representative] = before.representatives.filter(
    ({ id }) => !before.representativesWithPreferences.some((other) => other.id === id),
  );
  const form = { ...nothing, surgeonId: free?.id ?? 0, representativeId: representative?.id };
  const added = await call('POST', 'Add', { ...form, plusPreferences: ' First line\nsecond line ' });
  expect(added.body).toMatchObject({ result: 0, message: 'Surgeon preferences added succesfully.' });
  const { id } = (added.body as { data: { id: number } }).data;
  const now = await data();
  expect(now.availableSurgeons).not.toContainEqual(free);
  expect(now.surgeons).toContainEqual(free);
  expect(now.representativesWithPreferences).toContainEqual(representative);
  expect(now.items.find((item) => item.id === id)).toMatchObject({
    surgeonName: free?.name,
    plusPreferences: 'First line\nsecond line',
    representativeName: representative?.name,
  });
  expect((await call('POST', 'Add', form)).body).toMatchObject({
    result: 2,
    message: `${free?.name} has preferences already.`,
  });
  expect((await call('POST', 'Update', { ...form, id, umcPreferences: 'None' })).body).toMatchObject({
    result: 0,
    message: 'Surgeon preferences changed succesfully.',
  });
  expect((await call('POST', 'Update', { ...form, id, surgeonId: 1 })).body).toMatchObject({
    result: 2,
    message: 'The surgeon cannot be changed.',
  });
  expect((await call('POST', `Delete/${id}`)).body).toMatchObject({
    result: 0,
    message: 'Surgeon preferences deleted succesfully.',
  });
  expect((await data()).availableSurgeons).toContainEqual(free);
});

it('Y3: refuses surgeons and representatives that do not exist', async () => {
  expect((await call('POST', 'Add', { ...nothing, surgeonId: 999 })).body).toMatchObject({
    result: 2,
    message: 'Please select Surgeon',
  });
  const [free] = (await data()).availableSurgeons;
  expect(
    (await call('POST', 'Add', { ...nothing, surgeonId: free?.id, representativeId: 999 })).body,
  ).toMatchObject({ result: 2, message: 'This representative does not exist.' });
});

it('Y1, Y6, Y8: filters by surgeon and representative, in the list and in the spreadsheet with its line breaks', async () => {
  const { items } = await data();
  const chosen = items.find(({ plusPreferences }) => plusPreferences?.includes('\n'));
  const query = `?surgeonId=${chosen?.surgeonId}`;
  expect((await call('GET', `SurgeonsList${query}`)).body).toMatchObject({ data: [chosen] });
  const { body } = await call('GET', `SurgeonsList?representativeId=${chosen?.representativeId}`);
  const found = (body as Output<'listSurgeonPreferences'>).data;
  expect(found).toEqual(
    items.filter(({ representativeId }) => representativeId === chosen?.representativeId),
  );
  const file = await call('GET', `Export${query}`);
  const sheet = (await readXlsx(file.body as Buffer)).sheets[0];
  expect(sheet?.rows).toHaveLength(2);
  expect(sheet?.rows[1]).toContain(chosen?.plusPreferences);
});

it('Y6: the spreadsheet has what the list finds: words in the names of surgeon and representative', async () => {
  const { items } = await data();
  const namesIn = async (query: string) => {
    const file = await call('GET', `Export?${query}`);
    const [sheet] = (await readXlsx(file.body as Buffer)).sheets;
    return sheet?.rows.slice(1).map(([name]) => name);
  };
  const ofNovak = items.filter(({ representativeName }) => representativeName === 'P. Novak');
  const kellers = ofNovak.filter(({ surgeonName }) => surgeonName.endsWith('Keller'));
  expect(kellers.length).toBeGreaterThan(0);
  expect(kellers.length).toBeLessThan(ofNovak.length);
  expect(await namesIn('search=KELLER%20nov%C3%A1k')).toEqual(kellers.map((one) => one.surgeonName));
  const id = ofNovak[0]?.representativeId;
  expect(await namesIn(`search=keller&representativeId=${id}`)).toEqual(
    kellers.map((one) => one.surgeonName),
  );
  expect(await namesIn('search=keller%20nobody')).toEqual([]);
});
