import { allDesignStatuses } from '@crt/domain/design-status';
import type { AdditionalForms } from '@crt/domain/additional-forms';
import { cycleAdditionalForms } from '@crt/domain/cycle-list';
import { pageSizes } from '@crt/domain/list-page';
import { planAdditionalForms } from '@crt/domain/plan-list';
import { allPlanStatuses } from '@crt/domain/plan-status';
import { allImportStatuses } from '@crt/domain/import-log-list';
import { allTrackingStatuses } from '@crt/domain/tracking-list';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesList, type ChangesFilters } from '../../change/changes-list.ts';
import type { CycleFilters } from '../../cycle/cycle-filters.ts';
import { cyclesList } from '../../cycle/cycle-list.ts';
import type { PlanDateSpan } from '../../plan/plan-date-filter.ts';
import { documentList, type DocumentFilters } from '../../document/document-list.ts';
import { importLogList, type ImportLogFilters } from '../../import/import-log-list.ts';
import { plansList, type PlanFilters } from '../../plan/plan-list.ts';
import { productList, type ProductFilters } from '../../product/product-list.ts';
import { trackingList, type TrackingFilters } from '../../tracking/tracking-list.ts';
import { firstRowsPerPage, isLeftOut, readListAddress, writeListAddress } from './list-address.ts';
import { isNarrowed, type ListQuery, type QueryFacts } from './list-query.ts';
import type { Span } from './list-span.ts';

const text = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', maxLength })
    .filter((word) => word.length <= maxLength && !/\p{Cc}/u.test(word));
const someOf = <Value>(value: fc.Arbitrary<Value>) => fc.uniqueArray(value, { maxLength: 4 });
const id = fc.integer({ min: 1, max: 999_999_999 });
const product = fc
  .tuple(id, fc.option(id))
  .map(([type, one]) => (one === null ? `${type}` : `${type}-${one}`));
const bounds = { min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true };
const instant = fc.date(bounds).map((date) => date.toISOString());
const day = instant.map((one) => one.slice(0, 10));
const size = fc.constantFrom(...pageSizes);
const page = fc.record({ index: fc.integer({ min: 0, max: 900 }), size });
const direction = fc.constantFrom('ascending' as const, 'descending' as const);

/** An order that the list can have; without one it has its first. */
const sortOf = <Filters, Wire>({ columns, sort }: QueryFacts<Filters, Wire>) => {
  const columnId = fc.constantFrom(
    ...columns.flatMap(({ id: one, isSortable }) => (isSortable ? [one] : [])),
  );
  return fc
    .uniqueArray(fc.record({ columnId, direction }), {
      maxLength: sort.most,
      selector: (term) => term.columnId,
    })
    .map((terms) => (terms.length > 0 ? terms : sort.first));
};

const span: fc.Arbitrary<Span | undefined> = fc.oneof(
  fc.constant(undefined),
  fc
    .record({ kind: fc.constant('absolute' as const), start: fc.option(instant), end: fc.option(instant) })
    .filter(({ start, end }) => start !== null || end !== null),
  fc.nat(500).map((weeks) => ({ kind: 'relative' as const, text: `${weeks}w 3h` })),
);

const changes: fc.Arbitrary<ChangesFilters> = fc.record({
  requestId: text(30),
  products: someOf(product),
  type: fc.option(
    fc.record({
      code: fc.stringMatching(/^[\w.:-]{1,60}$/),
      label: text(100).filter((label) => label !== ''),
      oldValue: text(200),
      newValue: text(200),
    }),
    { nil: undefined },
  ),
  span,
  distributionCenters: someOf(id),
  userId: text(60),
});

const planSpan: fc.Arbitrary<PlanDateSpan> = fc.oneof(
  fc.record({ kind: fc.constant('date' as const), date: day }),
  fc.tuple(day, day).map(([one, other]) => {
    const [start = one, end = other] = [one, other].toSorted();
    return { kind: 'range' as const, start, end };
  }),
  fc.record({
    kind: fc.constant('relative' as const),
    range: fc.record({
      modifier: fc.constantFrom(0 as const, 1 as const),
      amount: fc.nat(999),
      frequency: fc.constantFrom(0 as const, 1 as const, 2 as const),
    }),
  }),
);

const additional = (known: AdditionalForms): fc.Arbitrary<PlanFilters['additional']> => {
  const choices = Object.entries(known).map(([filter, form]) =>
    fc.record({
      id: fc.constant(Number(filter)),
      values: fc.array(fc.stringMatching(form), { minLength: 1, maxLength: 3 }),
    }),
  );
  return fc.uniqueArray(fc.oneof(...choices), { maxLength: 3, selector: (choice) => choice.id });
};

const plans: fc.Arbitrary<PlanFilters> = fc.record({
  requestId: text(30),
  products: someOf(product),
  designStatuses: someOf(fc.constantFrom(...allDesignStatuses)),
  processingStatuses: someOf(fc.constantFrom(...allPlanStatuses)),
  distributionCenters: someOf(id),
  date: fc.option(
    fc.record({
      milestoneId: fc.integer({ min: 1, max: 10 }),
      dateType: fc.constantFrom(0 as const, 1 as const),
      span: planSpan,
    }),
    { nil: undefined },
  ),
  additional: additional(planAdditionalForms),
});

const cycles: fc.Arbitrary<CycleFilters> = fc.record({
  tab: fc.oneof(
    fc.constantFrom('all' as const, 'critical' as const, 'requestType-3' as const),
    id.map((type) => `productType-${type}` as const),
  ),
  requestId: text(30),
  designStatuses: someOf(fc.constantFrom(...allDesignStatuses)),
  processingStatuses: someOf(fc.constantFrom(...allPlanStatuses)),
  manufacturingLocations: someOf(id),
  jobSteps: someOf(id),
  upcomingSteps: someOf(id),
  due: fc.option(planSpan, { nil: undefined }),
  milestones: someOf(fc.tuple(id, fc.constantFrom(0, 1)).map(([step, date]) => `step:${step}:${date}`)),
  additional: additional(cycleAdditionalForms),
});

const importLog: fc.Arbitrary<ImportLogFilters> = fc.record({
  chosenRequestId: text(30),
  chosenStatuses: someOf(fc.constantFrom(...allImportStatuses)),
});
const tracking: fc.Arbitrary<TrackingFilters> = fc.record({
  requestId: text(30),
  statuses: someOf(fc.constantFrom(...allTrackingStatuses)),
});

const documents: fc.Arbitrary<DocumentFilters> = fc.record({
  chosenDivisions: someOf(id),
  chosenDocumentTypes: someOf(id),
  chosenPortals: someOf(id),
  currentOn: fc.option(day, { nil: undefined }),
});

const products: fc.Arbitrary<ProductFilters> = fc.record({
  chosenProductFamilies: someOf(id),
  chosenDivisions: someOf(id),
  chosenDocumentNumbers: someOf(id),
});

/** Whatever a list shows, its address says just that, for whoever opens it, and nothing of it is left out. */
function expectReadAsWritten<Filters, Wire>(
  list: QueryFacts<Filters, Wire>,
  filters: fc.Arbitrary<Filters>,
): void {
  const queries: fc.Arbitrary<ListQuery<Filters>> = fc.record({ filters, sort: sortOf(list), page });
  const marks = {
    selectedRecordId: fc.option(id, { nil: undefined }),
    storedQueryId:
      (list.saved ?? list.savedAddresses) ? fc.option(id, { nil: undefined }) : fc.constant(undefined),
  };
  fc.assert(
    fc.property(queries, fc.record(marks), size, size, (query, said, ofWriter, ofReader) => {
      const written = writeListAddress(list, query, said, ofWriter).toString();
      // Whoever has his own number of rows sees his own; all others see the page of the address.
      const rowsPerPage = written.includes('recordsPerPage') ? ofReader : firstRowsPerPage(list);
      expect(readListAddress(list, new URLSearchParams(written), rowsPerPage)).toEqual({
        ...query,
        ...said,
        hasFilters: written.includes('all=1') || isNarrowed(list, query.filters),
      });
      // Nothing comes back to a list that keeps nothing and has no saved filter in use: its address says no more than it needs.
      const comesBack = (list.memory ?? list.saved) !== undefined || said.storedQueryId !== undefined;
      expect(written.includes('all=1')).toBe(comesBack && !isNarrowed(list, query.filters));
      expect(isLeftOut(list, new URLSearchParams(written))).toBe(false);
    }),
    { numRuns: 200 },
  );
}

describe('the address of a list is read as it was written', () => {
  it('for the change log', () => expectReadAsWritten(changesList, changes));
  it('for the import log', () => expectReadAsWritten(importLogList, importLog));
  it('for the tracking information', () => expectReadAsWritten(trackingList, tracking));
  it('for the manufacturing cycles', () => expectReadAsWritten(cyclesList, cycles));
  it('for the documents (O2)', () => expectReadAsWritten(documentList, documents));
  it('for the products of the documentation (P2)', () => expectReadAsWritten(productList, products));
  it('for the plans', () => expectReadAsWritten(plansList, plans));
});

it('what a saved filter of the documentation says is read: repeated names, and a mark that says nothing (O2, W3)', () => {
  const query = new URLSearchParams(
    'handleFilter=1&chosenDivisions=2&chosenDivisions=4&chosenPortals=3&orderBy=name&ascending=0',
  );
  expect(readListAddress(documentList, query)).toMatchObject({
    filters: { chosenDivisions: [2, 4], chosenDocumentTypes: [], chosenPortals: [3] },
    sort: [{ columnId: 'name', direction: 'descending' }],
    page: { index: 0, size: 20 },
  });
  expect(isLeftOut(documentList, query)).toBe(false);
});

it('the page of the manufacturing cycles is the index divided by ten, whatever the size of the page (G12)', () => {
  const query = new URLSearchParams('selectedRecordId=412&index=25&recordsPerPage=50&all=1');
  expect(readListAddress(cyclesList, query).page).toEqual({ index: 2, size: 50 });
  expect(readListAddress(plansList, query).page).toEqual({ index: 0, size: 50 });
});
