import { ApiError } from '@crt/api-client/api-error';
import type { Designer, DesignerPatch } from '@crt/api-client/types-design-sessions';
import { designerTexts as texts } from './designer.texts.ts';

/** What is entered for a designer (N22). */
export interface DesignerDraft {
  locationId: number | null;
  sessionsPerDay: number | null;
  bookableViaApi: boolean;
  productTypeIds: readonly number[];
  timezone: string | null;
}

/** The most sessions a day that a designer can take; the least is 1 (N22). */
export const mostSessionsPerDay = 50;

/** What the dialog begins with. */
export const draftOf = ({ locationId, sessionsPerDay, bookableViaApi, productIds, timezone }: Designer) =>
  ({
    locationId,
    sessionsPerDay,
    bookableViaApi,
    productTypeIds: productIds,
    timezone,
  }) satisfies DesignerDraft;

/** What is wrong with an entered number of sessions; undefined when it can be stored (N22). */
export const sessionsPerDayError = (count: number | null): string | undefined =>
  count !== null && Number.isInteger(count) && count >= 1 && count <= mostSessionsPerDay
    ? undefined
    : texts.sessionsPerDayWrong(mostSessionsPerDay);

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

/** The replace operations that make of a designer what was entered: what was left as it was is not sent (N22). */
export function operationsOf(designer: Designer, draft: DesignerDraft): DesignerPatch[] {
  const { locationId, sessionsPerDay, bookableViaApi, productTypeIds, timezone } = draft;
  const op = 'replace';
  const operations: DesignerPatch[] = [];
  if (locationId !== designer.locationId) operations.push({ op, path: '/locationId', value: locationId });
  if (sessionsPerDay !== null && sessionsPerDay !== designer.sessionsPerDay)
    operations.push({ op, path: '/sessionsPerDay', value: sessionsPerDay });
  if (bookableViaApi !== designer.bookableViaApi)
    operations.push({ op, path: '/bookableViaApi', value: bookableViaApi });
  if (!isSame(productTypeIds, designer.productIds))
    operations.push({ op, path: '/productTypeIds', value: [...productTypeIds] });
  if (timezone !== designer.timezone) operations.push({ op, path: '/timezone', value: timezone });
  return operations;
}

/** A refusal that names its place in the list of operations, said at the member of the form that was replaced there. */
export function atMembers(reason: unknown, operations: readonly DesignerPatch[]): unknown {
  if (!(reason instanceof ApiError)) return reason;
  const errors = reason.fieldErrors.flatMap(({ field, message }) => {
    const operation = operations[Number(field.split('.')[0])];
    return operation ? [{ path: operation.path, message }] : [];
  });
  return errors.length > 0 ? Object.assign(new Error(reason.message), { errors }) : reason;
}
