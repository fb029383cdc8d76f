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

/**
 * The requests with the same hospital and surgeon, however they are written, whose surgeries are on one day as far as it is
 * known: different requests, at least one of which came with the import (domain rules §3.10). One without a day may belong
 * to each of the days.
 */
export function multipieceCases(requests: readonly CaseRequest[]): readonly MultipieceCase[] {
  const named = requests.filter(({ hospital, surgeon }) => hospital !== '' && surgeon !== '');
  const groups = Map.groupBy(named, keyOf);
  return [...groups.values()].flatMap((group) => {
    const days = [...new Set(group.flatMap(({ surgeryDate }) => surgeryDate ?? []))].toSorted();
    return (days.length === 0 ? [null] : days).flatMap((day) => caseOf(group, day));
  });
}

function caseOf(group: readonly CaseRequest[], day: string | null): MultipieceCase[] {
  const members = group.filter(({ surgeryDate }) => surgeryDate === null || surgeryDate === day);
  const byId = new Map(members.map((one) => [one.requestId.toLowerCase(), one.requestId]));
  const [first] = members.filter(({ isOfImport }) => isOfImport);
  if (!first || byId.size < 2) return [];
  const { hospital, surgeon } = first;
  return [{ hospital, surgeon, surgeryDate: day, requestIds: [...byId.values()] }];
}
