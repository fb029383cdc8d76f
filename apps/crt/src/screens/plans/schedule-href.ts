import type { Permission } from '@crt/domain/permission';
import { paths } from '../../routes/paths.ts';

/** Who looks at a plan with a session. */
export interface ScheduleViewer {
  readonly permissions: ReadonlySet<Permission>;
  /** Subject id; unknown while somebody signs in. */
  readonly userId: string | undefined;
}

/** Address of a designer's schedule with a request, for those to whom it is open: who manages sessions, and a designer for the own one (F7). */
export function scheduleHrefFor(
  { permissions, userId }: ScheduleViewer,
  designerId: string,
  requestId: string,
): string | undefined {
  if (permissions.has('CanManageDesignSessions')) return paths.scheduleOf(designerId, requestId);
  return permissions.has('IsDesigner') && designerId === userId ? paths.mySchedule(requestId) : undefined;
}
