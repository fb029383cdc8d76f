import type { Operation, Read, Write } from '@crt/api-client/operation';
import type { DocumentationQuery } from '@crt/api-client/types-documentation';
import type { AvailableColumn, SavedFilter } from '@crt/api-client/types-main';
import type { ListColumn } from '@crt/domain/list-column';
import type { pageSizes } from '@crt/domain/list-page';
import type { Sort } from '@crt/ui/DataTable';
import type { FilterTable } from './list-filter.ts';
import type { ListPage, ListRequest } from './list-query.ts';
import type { SaveFilterAnswer } from '../saved-filter/save-filter.ts';

/** A call with what it is given, made of what is `Given`. */
export interface Ask<Given, Call> {
  readonly call: Call;
  readonly inputOf: (given: Given) => object;
}

/** Ties a call to its input, which must be what the contract says. */
export const ask = <Given, Input extends object, Answer, Call extends Operation<Input, Answer>>(
  call: Call & Operation<Input, Answer>,
  inputOf: (given: Given) => Input,
): Ask<Given, Call> => ({ call, inputOf });

/** The call for the rows, what it is given, and how its answer is read. */
export interface RowsCall<Wire, Row> extends Ask<ListRequest<Wire>, Read<object, unknown>> {
  readonly pageOf: (answer: unknown) => ListPage<Row>;
}

/** Ties the call for the rows to what it is given and to the reading of its answer. */
export const rowsBy = <Wire, Input extends object, Answer, Row>(
  call: Read<Input, Answer>,
  inputOf: (request: ListRequest<Wire>) => Input,
  pageOf: (answer: Answer) => ListPage<Row>,
): RowsCall<Wire, Row> => ({
  call,
  inputOf,
  // The only answers that come here are those of this call.
  pageOf: (answer) => pageOf(answer as Answer),
});

/** Ties the call for the rows, whose body has the filters as one of its members, to the reading of its answer. */
export const rowsFrom = <Wire, Answer, Row>(
  call: Read<{ body: { filters: Wire } }, Answer>,
  pageOf: (answer: Answer) => ListPage<Row>,
): RowsCall<Wire, Row> => rowsBy(call, (body: ListRequest<Wire>) => ({ body }), pageOf);

/** The same where filters, order and page stand side by side in the address of the call. */
export const rowsByQuery = <Asked extends { limit?: number; page?: number }, Answer, Row>(
  call: Read<Asked, Answer>,
  pageOf: (answer: Answer) => ListPage<Row>,
): RowsCall<Omit<Asked, 'limit' | 'page'>, Row> =>
  // `Omit` hides from the compiler that this is the whole again.
  rowsBy(call, ({ filters, limit, page }) => ({ ...filters, limit, page }) as Asked, pageOf);

/** What the server keeps beside filters and order from one visit of a list to the next (E23, E24). */
export interface KeptBeside {
  readonly storedQueryId?: number | null;
  readonly storedQueryActiveDisplayName?: string | null;
  readonly availableColumns?: AvailableColumn[];
  /** Rows of a page that the person last chose, in whichever browser (E5). */
  readonly recordsPerPage?: number | null;
}

/** The calls for the saved filters of a list (E19 to E23, V6). */
export interface SavedCalls<Wire> {
  readonly all: Read<object, { readonly content: readonly SavedFilter[] }>;
  readonly one: Ask<number, Read<object, Wire & KeptBeside>>;
  readonly save: Ask<
    { filters: Wire; name: string; ignoreWarning: boolean },
    Write<object, SaveFilterAnswer>
  >;
}

/** The calls for the saved filters of a list that keeps what stands in its address (O27). */
export interface SavedAddressCalls {
  readonly all: Read<object, readonly DocumentationQuery[]>;
  readonly save: Write<{ body: { query: string; name: string; isPrivate?: boolean } }, number>;
}

/** The calls for what stays of a list from one visit to the next (E24, E38). */
export interface MemoryCalls<Wire> {
  readonly read: Read<object, Wire & KeptBeside>;
  readonly keep: Ask<Wire & KeptBeside, Write<object, unknown>>;
}

/** The calls for the columns that a person has as default (E24). */
export interface ColumnCalls {
  readonly read: Read<object, AvailableColumn[]>;
  readonly keep: Ask<AvailableColumn[], Write<object, unknown>>;
}

/**
 * A list over records of the server: declared once, everything else follows from it (address, memory, saved filters,
 * columns of a person, counts, export, way back). Data only, so that also the page itself can read it.
 */
export interface ListDefinition<Filters, Wire, Row> {
  /** Unique among the lists; what a person chose for it is remembered under this name. */
  readonly name: string;
  readonly texts: {
    readonly title: string;
    /** Name of the table. */
    readonly table: string;
    readonly failed: string;
  };
  readonly columns: readonly ListColumn[];
  /** Stays in view while the others scroll, and cannot be hidden; without it a row has no name. */
  readonly nameColumn: string;
  readonly filters: FilterTable<Filters, Wire>;
  /** Records by which the `index` of an address counts its page, where that is not the size of the page (G12). */
  readonly recordsPerIndex?: number;
  /** Rows of a page until somebody chooses another number; the smallest number where it does not say (E5). */
  readonly rowsPerPage?: (typeof pageSizes)[number];
  readonly sort: {
    /** The order when nobody chose one. */
    readonly first: Sort;
    /** How many columns may have a say at once. */
    readonly most: number;
    /** Whether it can be sorted by a column beside those of the catalogue, such as one that a person added. */
    readonly isAlso?: (columnId: string) => boolean;
    /** Whether an order by a column may stay with these filters: not by one that went with the filter that showed it. */
    readonly isShown?: (columnId: string, filters: Filters) => boolean;
    readonly toWire: (sort: Sort) => Partial<Wire>;
    readonly fromWire: (wire: Wire) => Sort;
  };
  readonly rows: RowsCall<Wire, Row>;
  /** Whether the answer depends on the viewer's zone (E14); finding it out takes the machine a while. */
  readonly asksForZone?: (filters: Filters) => boolean;
  /** None where nobody can save filters, or where `savedAddresses` keeps them. */
  readonly saved?: SavedCalls<Wire>;
  readonly savedAddresses?: SavedAddressCalls;
  readonly memory?: MemoryCalls<Wire>;
  readonly columnDefaults?: ColumnCalls;
  /** What tells the values that its filters offer. */
  readonly offers?: readonly Read<object, unknown>[];
}

/** Declares a list. */
export const defineList = <Filters, Wire, Row>(
  definition: Omit<ListDefinition<NoInfer<Filters>, NoInfer<Wire>, NoInfer<Row>>, 'filters' | 'rows'> & {
    readonly filters: FilterTable<Filters, NoInfer<Wire>>;
    readonly rows: RowsCall<Wire, Row>;
  },
): ListDefinition<Filters, Wire, Row> => definition;
