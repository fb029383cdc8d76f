import type { RequestContext } from '../../context.ts';
import { lockRecords } from '../reference-data/audit-record.ts';

/**
 * Lets one write at a time change what bookings depend on, over all processes: limits count over all designers, so
 * there is one lock for all of them (domain rules §3.8.10). Taken before any row is locked.
 */
export const lockSchedules = (context: RequestContext): Promise<void> => lockRecords(context, 'schedule');
