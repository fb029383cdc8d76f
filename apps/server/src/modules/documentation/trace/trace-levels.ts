import { noticeReaders } from '@crt/domain/notification-reader';
import { isGranted } from '@crt/domain/permission';
import type { SQL } from 'drizzle-orm';
import type { Actor } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';

/** What belongs together, in the order in which it hangs together; a trace begins at one level and goes both ways. */
export const traceLevels = ['documents', 'keyCodes', 'products', 'plans', 'lots'] as const;

export type TraceLevel = Output<'getTrace'>['start'];

/**
 * What a trace has reached: ids of document versions, keycodes and product versions; of plans and combined orders, of which
 * there may be very many, the condition that their rows fulfil.
 */
export interface Reached {
  documents?: readonly number[];
  keyCodes?: readonly number[];
  products?: readonly number[];
  plans?: SQL;
  lots?: SQL;
}

/** Whether somebody may read a level; combined orders are open to everybody. */
export function mayRead({ permissions }: Actor, level: TraceLevel): boolean {
  if (level === 'documents') return permissions.has('CanReadDocuments');
  if (level === 'lots') return true;
  if (level === 'plans') return isGranted(noticeReaders, permissions);
  return permissions.has('CanReadProducts');
}
