import { requestTypeName } from '@crt/domain/request-type';
import { and, gte } from 'drizzle-orm';
import { invalidRequest } from '../../../errors.ts';
import type { Asked, ListFilter } from '../../list/engine/list-definition.ts';
import { codes, records } from '../../list/engine/list-filters.ts';
import { manufacturingLocations } from '../../manufacturing-location/manufacturing-location.tables.ts';
import { plans } from '../plan.tables.ts';
import { dueChoice, dueCondition } from './due-condition.ts';
import type { PlanFilters } from './plan-filters.ts';

/** The additional filters by their numbers on the wire (E17). */
export const additionalFilterId = {
  progress: 1,
  category: 2,
  location: 3,
  surgeon: 4,
  allergy: 5,
  created: 6,
  due: 7,
} as const;

/** An additional filter that narrows, and which of the numbers that are sent as text it knows. */
interface Additional {
  readonly filter: ListFilter<readonly number[], PlanFilters>;
  knows(value: number): boolean;
}

/** The words of what the filter by due dates offers. */
export const dueText: Readonly<Record<number, string>> = {
  [dueChoice.late]: 'Late',
  [dueChoice.today]: 'Due today',
};

const isPossible = (value: number) => value >= 0 && value <= 2_147_483_647;

const additional: Readonly<Record<number, Additional>> = {
  [additionalFilterId.progress]: {
    filter: {
      label: 'Minimum Progress',
      condition: ([least = 0]) => gte(plans.manufacturingProgress, least),
      words: (_tx, [least = 0]) => `${least} %`,
    },
    knows: isPossible,
  },
  [additionalFilterId.category]: {
    filter: codes<number, PlanFilters>('Category', plans.type, requestTypeName),
    knows: (value) => Object.hasOwn(requestTypeName, value),
  },
  [additionalFilterId.location]: {
    filter: records('Manufacturing Location', plans.manufacturingLocationId, manufacturingLocations),
    knows: isPossible,
  },
  [additionalFilterId.due]: {
    filter: {
      label: 'Due',
      condition: (chosen, { viewer }) => dueCondition(chosen, viewer.now),
      words: (_tx, chosen) => chosen.map((choice) => dueText[choice] ?? choice).join(', '),
    },
    knows: (value) => Object.hasOwn(dueText, value),
  },
};

type Choices = NonNullable<PlanFilters['selectedAdditionalFilters']>;

/** What the additional filters leave; kinds and values that are not offered are refused. */
export const additionalFilters: ListFilter<Choices, PlanFilters> = {
  label: 'More Filters',
  condition: (choices, asked) =>
    and(...chosenOf(choices, asked).map(({ filter, numbers }) => filter.condition(numbers, asked))),
  words: async (tx, choices, asked) => {
    const told: string[] = [];
    for (const { filter, numbers } of chosenOf(choices, asked))
      told.push(`${filter.label}: ${await filter.words(tx, numbers, asked)}`);
    return told.length > 0 ? told.join('; ') : undefined;
  },
};

function chosenOf(choices: Choices, { at }: Asked<PlanFilters>) {
  return choices.flatMap(({ id, selectedValues }, place) => {
    if (selectedValues.length === 0) return [];
    const path = `${at}/selectedAdditionalFilters/${place}`;
    const found = additional[id];
    if (!found)
      throw invalidRequest([{ path: `${path}/id`, message: `There is no additional filter ${id}.` }]);
    const errors = selectedValues.flatMap((value, at) =>
      /^\d{1,10}$/.test(value) && found.knows(Number(value))
        ? []
        : [{ path: `${path}/selectedValues/${at}`, message: `${found.filter.label} has no value ${value}.` }],
    );
    if (errors.length > 0) throw invalidRequest(errors);
    return [{ filter: found.filter, numbers: selectedValues.map(Number) }];
  });
}
