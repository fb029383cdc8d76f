import type { Permission } from '../permission/permission.ts';
import { allOf, allow, deny, type Verdict } from '../verdict.ts';
import { sessionTexts } from './session.texts.ts';

/** What decides whom a session can be booked with (N21, N22). */
export interface Designer {
  readonly id: string;
  /** First and last name. */
  readonly name: string;
  readonly isActive: boolean;
  /** Callers from outside may book (N17). */
  readonly isBookableViaApi: boolean;
  readonly productTypeIds: readonly number[];
  /** IANA time zone; null until somebody assigned one (N4). */
  readonly zone: string | null;
  /** At least 1. */
  readonly sessionsPerDay: number;
  /** Days off of the designer's plant, ISO 8601: nobody prepares on them. */
  readonly holidays: ReadonlySet<string>;
}

/** A designer whose days are known. */
export type ZonedDesigner = Designer & { readonly zone: string };

/** Whether something can be added to the schedule of a designer (N4). */
export function canAddToSchedule(designer: Pick<Designer, 'zone'>): Verdict {
  return designer.zone === null ? deny(sessionTexts.noZone) : allow;
}

/** Whether a designer takes sessions of a product type at all (domain rules §3.8.2, N44). */
export function canServe(
  designer: Designer,
  { productTypeId, isApiCaller }: { readonly productTypeId: number; readonly isApiCaller: boolean },
): Verdict {
  const has = (isTrue: boolean, otherwise: string) => (isTrue ? allow : deny(otherwise));
  return allOf(
    has(designer.isActive, sessionTexts.inactiveDesigner),
    has(designer.productTypeIds.includes(productTypeId), sessionTexts.otherProductType),
    canAddToSchedule(designer),
    has(!isApiCaller || designer.isBookableViaApi, sessionTexts.notViaApi),
  );
}

/** Whether a person changes the schedule of a designer: everybody's with the right, else their own (N1). */
export function canChangeSchedule(
  designerId: string,
  person: { readonly id: string; readonly granted: ReadonlySet<Permission> },
): Verdict {
  const { id, granted } = person;
  if (granted.has('CanManageDesignSessions')) return allow;
  return granted.has('IsDesigner') && id === designerId ? allow : deny(sessionTexts.otherDesigner);
}
