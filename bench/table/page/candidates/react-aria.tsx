import { useMemo, useState } from 'react';
import {
  Cell,
  Checkbox,
  Column,
  Row,
  Table as AriaTable,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
  type SortDescriptor,
} from 'react-aria-components';
import type { Candidate } from '../candidate.ts';
import { drawnRows } from '../candidate.ts';
import { comparePlans, renderCell } from '../cells.tsx';
import { FIELDS, type Plan } from '../plans.ts';

const Table = ({ plans }: { plans: readonly Plan[] }) => {
  const [sort, setSort] = useState<SortDescriptor>();
  const rows = useMemo(
    () =>
      sort
        ? plans.toSorted(comparePlans(sort.column as keyof Plan, sort.direction === 'ascending' ? 1 : -1))
        : plans,
    [plans, sort],
  );
  return (
    <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight: 40, headingHeight: 40 }}>
      <AriaTable
        aria-label="Plans"
        selectionMode="multiple"
        {...(sort && { sortDescriptor: sort })}
        onSortChange={setSort}
        style={{ blockSize: 720, overflow: 'auto', display: 'block' }}
      >
        <TableHeader>
          <Column width={40}>
            <Checkbox slot="selection" />
          </Column>
          {FIELDS.map((field) => (
            <Column
              key={field.id}
              id={field.id}
              allowsSorting
              isRowHeader={field.id === 'id'}
              width={field.width}
            >
              {field.header}
            </Column>
          ))}
        </TableHeader>
        <TableBody items={rows}>
          {(plan) => (
            <Row id={plan.id}>
              <Cell>
                <Checkbox slot="selection" />
              </Cell>
              {FIELDS.map((field) => (
                <Cell key={field.id}>{renderCell(field, plan)}</Cell>
              ))}
            </Row>
          )}
        </TableBody>
      </AriaTable>
    </Virtualizer>
  );
};

const row = '[role="row"].react-aria-Row';
const rowAt = (index: number) => drawnRows(row)[index];

export const candidate: Candidate = {
  Table,
  row,
  scroller: '.react-aria-Table',
  rowCheckbox: (index) => rowAt(index)?.querySelector<HTMLElement>('input') ?? null,
  allCheckbox: () => document.querySelector<HTMLElement>('[role="columnheader"] input'),
  head: (header) =>
    [...document.querySelectorAll<HTMLElement>('[role="columnheader"]')].find(
      ({ textContent }) => textContent === header,
    ) ?? null,
  isSelected: (index) => rowAt(index)?.ariaSelected === 'true',
  firstText: (column) => rowAt(0)?.querySelector(`[aria-colindex="${column + 2}"]`)?.textContent ?? '',
};
