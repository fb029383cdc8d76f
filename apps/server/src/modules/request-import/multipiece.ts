import { foldedText } from '@crt/domain/word-search';

/** A request that may be a piece of a case of several. */
export interface CaseRequest {
  readonly requestId: string;
  readonly hospital: string;
  readonly surgeon: string;
  /** 'yyyy-MM-dd'; null where nobody knows it yet. */
  readonly surgeryDate: string | null;
  /** It came with the import that is asked about. */
  readonly isOfImport: boolean;
}

/** Requests that may be pieces of one case (R14). */
export interface MultipieceCase {
  readonly hospital: string;
  readonly surgeon: string;
  readonly surgeryDate: string | null;
  readonly requestIds: readonly string[];
}

const keyOf = ({ hospital, surgeon }: CaseRequest) =>
  [hospital, surgeon].map((text) => foldedText(text).replaceAll(/\s+/g, ' ').trim()).join('\n');

/** So many cases, and requests of each, are told at most. */
export interface MostCases {
  readonly cases: number;
  readonly requests: number;
}

/**
 * The requests with the same hospital and surgeon, however they are written, whose surgeries are on one day as far as it is
 * known: different requests, at least one of which came with the import (domain rules §3.10). One without a day may belong
 * to each of the days.
 */
export function multipieceCases(
  requests: readonly CaseRequest[],
  most: MostCases,
): readonly MultipieceCase[] {
  const named = requests.filter(({ hospital, surgeon }) => hospital !== '' && surgeon !== '');
  const cases: MultipieceCase[] = [];
  for (const group of Map.groupBy(named, keyOf).values()) {
    for (const one of casesOf(group, most.requests)) {
      if (cases.length === most.cases) return cases;
      cases.push(one);
    }
  }
  return cases;
}

/** The cases of a surgeon in a hospital, by their days; each is as much work as it has requests with a day. */
function* casesOf(group: readonly CaseRequest[], mostRequests: number): Generator<MultipieceCase> {
  const byDay = Map.groupBy(group, ({ surgeryDate }) => surgeryDate);
  const undated = [...distinctRequests(byDay.get(null) ?? []).values()];
  // Who is told at all: one of the import comes first, because it makes a case of the others.
  const everyDay = [...undated.filter(({ isOfImport }) => isOfImport), ...undated].slice(0, mostRequests);
  const days = [...byDay.keys()].flatMap((day) => day ?? []).toSorted();
  for (const day of days.length === 0 ? [null] : days) {
    const members = [...(byDay.get(day) ?? []), ...everyDay];
    const first = members.find(({ isOfImport }) => isOfImport);
    const requestIds = [...distinctRequests(members).values()].map(({ requestId }) => requestId);
    if (!first || requestIds.length < 2) continue;
    const { hospital, surgeon } = first;
    yield { hospital, surgeon, surgeryDate: day, requestIds: requestIds.slice(0, mostRequests) };
  }
}

/** By their ids however they are capitalised, each as it was written first. */
function distinctRequests(requests: readonly CaseRequest[]): ReadonlyMap<string, CaseRequest> {
  const known = new Map<string, CaseRequest>();
  for (const one of requests) {
    const key = one.requestId.toLowerCase();
    if (!known.has(key)) known.set(key, one);
  }
  return known;
}
