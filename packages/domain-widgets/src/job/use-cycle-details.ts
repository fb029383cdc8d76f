import { skipToken, useRead } from '@crt/api-client/hooks';
import { getManufacturingCycleDetails } from '@crt/api-client/main/manufacturing-cycle';
import { getPrototypeCycleDetails } from '@crt/api-client/main/prototype-cycle';
import { useState } from 'react';

/** Which cycle, and how much of it. */
export interface CycleQuestion {
  readonly cycleId: number;
  /** Whether it is taken for a prototype; a step through a list does not say. */
  readonly isPrototype?: boolean;
  /** Its neighbours in the list are wanted too (F2). */
  readonly useContext?: boolean;
  /** Names the query of that list; without it the list that the person last saw counts. */
  readonly list?: string | undefined;
}

/**
 * The details of a cycle. Each kind has a call of its own, and a list holds both (G5): one that the first call does not know
 * is asked for by the other, and from then on by that alone, so that what changes anywhere does not take the page away while
 * the first call is told once more that there is no such cycle. Whoever asks the same shares one read.
 */
export function useCycleDetails(question: CycleQuestion) {
  const { cycleId: id, isPrototype = false, useContext = false, list: listQueryId } = question;
  const input = {
    id,
    ...(useContext && { useContext }),
    ...(useContext && listQueryId !== undefined && { listQueryId }),
  };
  const [asked, other] = isPrototype
    ? [getPrototypeCycleDetails, getManufacturingCycleDetails]
    : [getManufacturingCycleDetails, getPrototypeCycleDetails];
  const [idOfOther, setIdOfOther] = useState<number>();
  const isOther = idOfOther === id;
  const first = useRead(asked, isOther ? skipToken : input);
  const isUnknown = first.error?.status === 404;
  const second = useRead(other, isOther || isUnknown ? input : skipToken);
  if (isUnknown && !isOther && second.data) setIdOfOther(id);
  return isOther || (isUnknown && second.error?.status !== 404) ? second : first;
}
