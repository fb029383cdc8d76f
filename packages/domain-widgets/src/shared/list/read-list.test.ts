import { expect, it, vi } from 'vitest';
import { changesList } from '../../change/changes-list.ts';
import { plansList } from '../../plan/plan-list.ts';
import { readList, type Ask } from './read-list.ts';

/** Notes what is asked, by the name of the call; `answers` are those that matter. */
async function askedOf(
  list: Parameters<typeof readList>[0],
  search: string,
  answers: Record<string, unknown> = {},
) {
  const ask = vi.fn(({ id }: { id: string }, _input: object, _priority?: string) =>
    Promise.resolve(answers[id]),
  );
  const visit = { query: new URLSearchParams(search), rowsPerPage: 20, timeZone: () => 'Europe/Berlin' };
  await readList(list, visit, ask as unknown as Ask);
  return ask.mock.calls.map(([{ id }, input, priority]) => ({ id, input, priority }));
}

const plans = plansList as unknown as Parameters<typeof readList>[0];
const changes = changesList as unknown as Parameters<typeof readList>[0];

it('asks for the rows of the address at once, and again when the last visit was narrowed (E38)', async () => {
  const body = { filters: {}, limit: 20, page: 1 };
  const nothingKept = await askedOf(plans, '', { getChosenPlanFilters: {} });
  expect(nothingKept.filter(({ id }) => id === 'listPlans')).toEqual([{ id: 'listPlans', input: { body } }]);
  const narrowed = await askedOf(plans, '', { getChosenPlanFilters: { requestId: '26-1' } });
  expect(narrowed.filter(({ id }) => id === 'listPlans').map(({ input }) => input)).toEqual([
    { body },
    { body: { ...body, filters: { requestId: '26-1' } } },
  ]);
  const said = await askedOf(plans, 'requestId=7', { getChosenPlanFilters: { requestId: '26-1' } });
  expect(said.filter(({ id }) => id === 'listPlans')).toHaveLength(1);
});

it('asks for the rows of a saved filter when it is known (V6)', async () => {
  const asked = await askedOf(changes, 'storedQueryId=4', { getChangesFilter: { requestId: '26-1' } });
  expect(asked.filter(({ id }) => id === 'listChanges').map(({ input }) => input)).toEqual([
    { body: expect.objectContaining({ filters: expect.objectContaining({ requestId: '26-1' }) }) },
  ]);
});

it('lets what filters offer wait for the rows', async () => {
  const asked = await askedOf(changes, 'all=1');
  expect(asked.filter(({ priority }) => priority === 'low').map(({ id }) => id)).toEqual([
    'getChangesFilterOptions',
    'listChangesFilters',
  ]);
});
