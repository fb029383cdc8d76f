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

/** Derives the readers of every resource from the contract; events of a resource without readers reach nobody. */
export function readersOf(operations: readonly Operation[]): Readers {
  const reading = Map.groupBy(
    operations.filter((operation) => operation.kind === 'read'),
    (operation) => operation.tag,
  );
  return {
    mayHear(event, listener) {
      if (event.audience !== null) return event.audience === listener.userId;
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
