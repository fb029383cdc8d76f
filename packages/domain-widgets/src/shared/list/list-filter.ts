import { idsIn, listIn, textIn } from './address-values.ts';

/** A name of the address with its value; a part without a value is not written. */
export type AddressPart = readonly [name: string, value: string];

/**
 * How a name of the address is judged when it is told that something there was not understood: 'exact', its value is
 * written as it was read; 'reworded', in another form than people may type; 'beside', it only goes along with another
 * name and may say anything.
 */
export type NameRule = 'exact' | 'reworded' | 'beside';

/**
 * One filter of a list: what it is while it does not narrow, and how it stands in the address and on the wire. Its control
 * is elsewhere (filter-face.ts): the page reads addresses before there is anything to draw with. `From` is what the
 * server may have kept, `To` what is sent.
 */
export interface ListFilter<Value, From, To> {
  readonly label: string;
  readonly empty: Value;
  readonly isEmpty: (value: Value) => boolean;
  /** Its names in the address; default: the name that it has in the list, exact. */
  readonly names?: Readonly<Record<string, NameRule>>;
  /** It leaves out no record: what is shown of them depends on it. */
  readonly leavesOutNothing?: true;
  /** The member of what the server offers that has what is chosen from, where that is a list of names by their ids. */
  readonly offer?: string;
  readonly toAddress: (value: Value, name: string) => readonly AddressPart[];
  /** Reads the address; what is damaged, or would refuse the whole list, is left out. */
  readonly fromAddress: (query: URLSearchParams, name: string) => Value;
  readonly toWire: (value: Value) => To;
  readonly fromWire: (wire: From) => Value;
}

/** The filters of a list by name. */
export type FilterTable<Filters, Wire> = {
  readonly [Name in keyof Filters]: ListFilter<Filters[Name], Wire, Partial<Wire>>;
};

/** What the filters of a table hold: `FiltersOf<typeof planFilters>`. */
export type FiltersOf<Table extends Readonly<Record<string, { readonly empty: unknown }>>> = {
  readonly [Name in keyof Table]: Table[Name]['empty'];
};

interface Facts<Wire extends string> {
  readonly label: string;
  /** The member of the wire's filters. */
  readonly wire: Wire;
}

/** One member of the wire: absent or null when it does not narrow. */
type Kept<Wire extends string, Value> = { readonly [Name in Wire]?: Value | null };
type Sent<Wire extends string, Value> = { [Name in Wire]?: Value };
type OneMember<Value, Wire extends string, OnWire> = ListFilter<
  Value,
  Kept<Wire, OnWire>,
  Sent<Wire, OnWire>
>;

/** One member of the wire, which is there only while it narrows. */
export const member = <Wire extends string, Value>(wire: Wire, value: Value, isSent: boolean) =>
  (isSent ? { [wire]: value } : {}) as Sent<Wire, Value>;

/** A text as it is typed, or the id of one of very many that are found by a part of their name. */
export const text = <Wire extends string>({
  label,
  wire,
  maxLength,
}: Facts<Wire> & { readonly maxLength: number }): OneMember<string, Wire, string> => ({
  label,
  empty: '',
  isEmpty: (value) => value === '',
  toAddress: (value, name) => [[name, value]],
  fromAddress: (query, name) => textIn(query, name, maxLength),
  toWire: (value) => member(wire, value.trim(), value.trim() !== ''),
  fromWire: (kept) => kept[wire] ?? '',
});

/** Any of many that are told by a text of a form. */
export const choices = <Wire extends string>({
  label,
  wire,
  form,
}: Facts<Wire> & { readonly form: RegExp }): OneMember<readonly string[], Wire, string[]> => ({
  label,
  empty: [],
  isEmpty: ({ length }) => length === 0,
  toAddress: (value, name) => [[name, value.join(',')]],
  fromAddress: (query, name) => listIn(query, name, form),
  toWire: (value) => member(wire, [...value], value.length > 0),
  fromWire: (kept) => kept[wire] ?? [],
});

/** `chosenX` of the wire is chosen from `availableX` of what the server offers. */
type OfferOf<Wire extends string> = Wire extends `chosen${infer Nouns}` ? `available${Nouns}` : Wire;
/** Says where what is chosen comes from; its face follows from that (choices-face.tsx). */
export interface Offered<Wire extends string> {
  /** The member of what the server offers. */
  readonly offer: OfferOf<Wire>;
}

const numbers = <Wire extends string, Code extends number>(
  { label, wire }: Facts<Wire>,
  read: (query: URLSearchParams, name: string) => readonly number[],
): OneMember<readonly number[], Wire, Code[]> & Offered<Wire> => ({
  label,
  offer: wire.replace(/^chosen/, 'available') as OfferOf<Wire>,
  empty: [],
  isEmpty: ({ length }) => length === 0,
  toAddress: (value, name) => [[name, value.join(',')]],
  fromAddress: read,
  // Only what the server offers, or what is known, gets here.
  toWire: (value) => member(wire, [...value] as Code[], value.length > 0),
  fromWire: (kept) => kept[wire] ?? [],
});

/** Any of the records of a kind, by their ids. */
export const ids = <Wire extends string>(facts: Facts<Wire>) => numbers<Wire, number>(facts, idsIn);

/** Any of the codes of a scale. One that there is not would be refused with the whole list. */
export const codes = <Wire extends string, Code extends number>(
  facts: Facts<Wire> & { readonly known: readonly Code[] },
) =>
  numbers<Wire, Code>(facts, (query, name) =>
    listIn(query, name, /^\d{1,2}$/)
      .map(Number)
      .filter((code) => facts.known.some((one) => one === code)),
  );
