import { Api } from '../support/api.ts';
import { timed, type Figure } from './figure.ts';

/** Looks ahead of one person at once. */
const previews = 30;

/** Each is another change, as of a person who keeps altering it. */
const lookAhead = (api: Api, place: number) =>
  api.post('/api/LocalCalendar/PreviewChange', {
    kind: 'addHoliday',
    calendarId: 1,
    date: `2026-12-${String(place + 1).padStart(2, '0')}`,
  });

/**
 * G06: the calls that reckon longest, many of them at once by one person: none fails, whoever comes too often is put off
 * in words, and the list of another person comes as ever.
 */
export async function manyPreviews(origin: string, mostMs: number): Promise<Figure[]> {
  const administrator = await Api.signIn(origin, 'administrator');
  const reader = await Api.signIn(origin, 'plan-reader');
  const list = () =>
    reader.post('/api/FulfilmentPlan/GetFilteredFulfilmentPlanItems', { filters: {}, limit: 50, page: 1 });
  await (await list()).arrayBuffer();
  let isOver = false;
  const statuses: number[] = [];
  const work = Promise.all(
    Array.from({ length: previews }, async (_, place) => {
      const answer = await lookAhead(administrator, place);
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }),
  ).finally(() => (isOver = true));
  let slowest = 0;
  while (!isOver) {
    slowest = Math.max(slowest, await timed(async () => (await list()).arrayBuffer()));
  }
  await work;
  const count = (...wanted: readonly number[]) => statuses.filter((one) => wanted.includes(one)).length;
  const row = 'G06';
  const of = `, of ${previews} of one person`;
  return [
    { row, measure: `previews that failed${of}`, value: previews - count(200, 429), most: 0 },
    // One goes on, four wait: without a bound all of them are reckoned at once.
    { row, measure: `previews that were reckoned${of}`, value: count(200), most: previews / 2 },
    { row, measure: `slowest list in ms beside ${previews} previews`, value: slowest, most: mostMs },
  ];
}
