import { progressFilter } from '@crt/domain/additional-forms';
import { planDueFilter } from '@crt/domain/plan-list';
import { requestTypeName } from '@crt/domain/request-type';
import { gte } from 'drizzle-orm';
import type { Additional } from '../../list/additional.ts';
import { codes, records } from '../../list/engine/list-filters.ts';
import { manufacturingLocations } from '../../manufacturing-location/manufacturing-location.tables.ts';
import { plans } from '../plan.tables.ts';
import { dueCondition } from './due-condition.ts';

/** The additional filters by their numbers on the wire (E17). */
export const additionalFilterId = {
  progress: progressFilter.id,
  category: 2,
  location: 3,
  surgeon: 4,
  allergy: 5,
  created: 6,
  due: planDueFilter.id,
} as const;

/** The words of what the filter by due dates offers. */
export const dueText: Readonly<Record<number, string>> = {
  [planDueFilter.late]: 'Late',
  [planDueFilter.today]: 'Due today',
};

/** The additional filters of plans, for the plan list and for lists of what belongs to plans. */
export const additionalOfPlans = {
  [additionalFilterId.progress]: {
    label: 'Minimum Progress',
    // The field gives one number; of several that are sent all hold.
    condition: (least) => gte(plans.manufacturingProgress, Math.max(...least)),
    words: (_tx, least) => `${Math.max(...least)} %`,
  },
  [additionalFilterId.category]: codes('Category', plans.type, requestTypeName),
  [additionalFilterId.location]: records(
    'Manufacturing Location',
    plans.manufacturingLocationId,
    manufacturingLocations,
  ),
  [additionalFilterId.due]: {
    label: 'Due',
    condition: (chosen, { viewer }) => dueCondition(chosen, viewer.now),
    words: (_tx, chosen) => chosen.map((choice) => dueText[choice] ?? choice).join(', '),
  },
} satisfies Readonly<Record<number, Additional<unknown>>>;
