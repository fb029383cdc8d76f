import type { Trace } from '@crt/api-client/types-documentation';
import { traceTexts as texts } from './trace.texts.ts';

/** A level of a trace, in the order in which its levels hang together. */
export type TraceLevel = Trace['start'];

export const traceLevels: readonly TraceLevel[] = ['documents', 'keyCodes', 'products', 'plans', 'lots'];

/** Where the records of a trace are; the server leaves out what somebody may not read. */
export interface TraceLinks {
  readonly documentHref: (id: number) => string;
  readonly keyCodeHref: (code: string) => string;
  readonly productHref: (id: number) => string;
  /** Undefined for a plan that this person cannot open, and sees as plain text. */
  readonly planHref: (plan: { readonly id: number; readonly hasCycle: boolean }) => string | undefined;
  readonly lotHref: (id: number) => string;
  /** The trace of another code. */
  readonly traceHref: (code: string) => string;
}

/** A record of a trace. */
export interface TraceNode {
  readonly id: number;
  readonly name: string;
  /** What else is to be known of it, some of it a record of its own. */
  readonly about: readonly { readonly text: string; readonly href?: string }[];
  readonly href: string | undefined;
  /** What a trace of its own begins with; null where it has no code, or where this trace begins. */
  readonly code: string | null;
  /** This trace begins with it. */
  readonly isStart: boolean;
}

/** What a row of its level says of a record. */
type NodeFacts = Omit<TraceNode, 'id' | 'isStart'>;

type Rows = { readonly [Level in TraceLevel]: NonNullable<Trace[Level]>['rows'][number] };

const nodeOf: {
  readonly [Level in TraceLevel]: (row: Rows[Level], links: TraceLinks) => NodeFacts;
} = {
  documents: ({ number, versionName, documentId, keyCodes }, { documentHref }) => ({
    name: texts.version(number, versionName),
    // The keycodes stand beside them, each a link.
    about: keyCodes.length === 0 ? [] : [{ text: keyCodes.join(', ') }],
    href: documentHref(documentId),
    code: number,
  }),
  keyCodes: ({ code }, { keyCodeHref }) => ({ name: code, about: [], href: keyCodeHref(code), code }),
  products: (row, { productHref, keyCodeHref }) => ({
    name: texts.version(row.gtin ?? row.catalogNumber ?? texts.noGtin, row.versionName),
    about: [
      { text: row.description },
      row.keyCode === null
        ? { text: texts.noKeyCode }
        : { text: row.keyCode, href: keyCodeHref(row.keyCode) },
    ],
    href: productHref(row.productId),
    code: row.gtin ?? row.catalogNumber,
  }),
  plans: ({ id, requestId, productNumber, hasCycle }, { planHref }) => ({
    name: requestId,
    about: productNumber === null ? [] : [{ text: productNumber }],
    href: planHref({ id, hasCycle }),
    code: requestId,
  }),
  lots: ({ id, identifier, kind }, { lotHref }) => ({
    name: identifier,
    about: [{ text: kind }],
    href: lotHref(id),
    code: identifier,
  }),
};

/** Whether something at a level has the code that is traced. */
const isStartLevel = ({ start, alsoAt }: Trace, level: TraceLevel): boolean =>
  level === start || alsoAt.includes(level);

/** The records of a level, and how many there are; undefined where it is left out. */
export function nodesAt(trace: Trace, level: TraceLevel, links: TraceLinks) {
  const found = trace[level];
  if (!found) return undefined;
  // Each level has the rows that its own function reads.
  const read = nodeOf[level] as (row: object, links: TraceLinks) => NodeFacts;
  return {
    count: found.count,
    nodes: found.rows.map((row): TraceNode => {
      const node = read(row, links);
      const isStart = isStartLevel(trace, level) && node.code === trace.code;
      return { id: row.id, ...node, code: isStart ? null : node.code, isStart };
    }),
  };
}

/** Why a level is left out: this person may not read it, or it is reached only through what one may not read. */
export function whyLeftOut(trace: Trace, level: TraceLevel): string {
  const place = traceLevels.indexOf(level);
  const step = place < traceLevels.indexOf(trace.start) ? 1 : -1;
  const nearer = traceLevels[place + step];
  return nearer !== undefined && trace[nearer] === null ? texts.behind : texts.levels[level].hidden;
}
