import { isGranted, ownPermissions, type Permission } from '@crt/domain/permission';
import type { Operation } from '../../contract/operations.ts';
import type { StoredEvent } from './event-hub.ts';

interface Listener {
  readonly userId: string;
  readonly permissions: ReadonlySet<Permission>;
}

/** Who may hear of a change: whoever may call one of the operations that read the resource. */
export interface Readers {
  mayHear(event: StoredEvent, listener: Listener): boolean;
  /** Whether they may know which one it is: of somebody's own things only who may read those of others. */
  mayKnow(event: StoredEvent, listener: Listener): boolean;
}

/** What is private to one person, and the right by which others may see it all the same (W5). */
const openedBy: Readonly<Record<string, Permission>> = {
  'stored-query': 'CanManageGlobalFilters',
  'documentation-query': 'CanManageGlobalFilters',
};

/** Derives the readers of every resource from the contract; events of a resource without readers reach nobody. */
export function readersOf(operations: readonly Operation[]): Readers {
  const reading = Map.groupBy(
    operations.filter((operation) => operation.kind === 'read'),
    (operation) => operation.tag,
  );
  return {
    mayHear(event, listener) {
      if (event.audience === listener.userId) return true;
      const right = openedBy[event.entity];
      if (event.audience !== null && (right === undefined || !listener.permissions.has(right))) return false;
      const operations = reading.get(event.entity) ?? [];
      return operations.some((operation) => isGranted(operation.permissions, listener.permissions));
    },
    mayKnow({ entity, ownerId }, listener) {
      if (ownerId === null || ownerId === listener.userId) return true;
      return (reading.get(entity) ?? []).some((operation) => opensOthers(operation, listener));
    },
  };
}

/** An address that is public by its secret opens nothing to who does not know that. */
const opensOthers = ({ permissions }: Operation, listener: Listener): boolean =>
  typeof permissions !== 'string' &&
  permissions.some((one) => !ownPermissions.includes(one) && listener.permissions.has(one));
