import { Api } from '../support/api.ts';
import type { Figure } from './figure.ts';

/** Twenty people do the same thing in the same moment. */
const people = 20;

interface Creation {
  readonly as: string;
  readonly path: string;
  readonly body: object;
}

/** What may be there once only, by its name. */
const creations: readonly Creation[] = [
  { as: 'administrator', path: '/api/ManageCalendars/Add', body: { name: 'At once' } },
  { as: 'administrator', path: '/api/JobStep/Add', body: { name: 'At once' } },
  { as: 'administrator', path: '/api/Report/Add', body: { name: 'At once', link: 'https://example.com/' } },
  {
    as: 'documentation-manager',
    path: '/api/documentation/Configuration/Division',
    body: { name: 'At once' },
  },
  {
    as: 'manufacturing',
    path: '/api/CombinedOrder/CreateCombinedOrder',
    body: { identifier: 'AT-ONCE', combinedOrderDefinitionId: 1, orderNumber: null },
  },
];

/** Whether an answer says that the thing was made. */
async function isMade(answer: Response): Promise<boolean> {
  const text = await answer.text();
  if (!answer.ok) return false;
  const { result = 0, success = true } = JSON.parse(text || '{}') as { result?: number; success?: boolean };
  return result === 0 && success;
}

/** E07: equal creates at once make one thing, and the others are told; nothing fails. */
export async function atOnce(origin: string): Promise<Figure[]> {
  let wrong = 0;
  let failures = 0;
  for (const { as, path, body } of creations) {
    const api = await Api.signIn(origin, as);
    const answers = await Promise.all(Array.from({ length: people }, () => api.post(path, body)));
    failures += answers.filter(({ status }) => status >= 500).length;
    const made = (await Promise.all(answers.map(isMade))).filter(Boolean).length;
    if (made !== 1) {
      wrong += 1;
      console.error(`${path}: made ${made} times`);
    }
  }
  return [
    {
      row: 'E07',
      measure: `names of ${creations.length} that were not made exactly once`,
      value: wrong,
      most: 0,
    },
    { row: 'E07', measure: 'equal creates that failed', value: failures, most: 0 },
  ];
}
