import type { Permission } from '@crt/domain/permission';
import { expect, it } from 'vitest';
import { loadContract } from '../../contract/operations.ts';
import type { StoredEvent } from './event-hub.ts';
import { readersOf } from './readers.ts';

const readers = readersOf(loadContract().operations);
const event = (entity: string, ownerId: string | null, audience: string | null = null): StoredEvent => ({
  id: 1,
  entity,
  entityId: '93',
  stamp: null,
  actorId: null,
  requestId: null,
  audience,
  ownerId,
  createdAt: new Date(0),
});
const told = (entity: string, ownerId: string | null, ...permissions: Permission[]) => {
  const listener = { userId: 'dana', permissions: new Set(permissions) };
  const one = event(entity, ownerId);
  return [readers.mayHear(one, listener), readers.mayKnow(one, listener)];
};

it.each(['availability', 'design-session', 'schedule'])(
  'a designer hears that there is another %s and knows which only of their own (N1)',
  (entity) => {
    expect(told(entity, 'mei', 'IsDesigner')).toEqual([true, false]);
    expect(told(entity, 'dana', 'IsDesigner')).toEqual([true, true]);
    expect(told(entity, 'mei', 'IsDesigner', 'CanViewDesignSessions')).toEqual([true, true]);
    expect(told(entity, 'mei', 'CanManageDesignSessions')).toEqual([true, true]);
    expect(told(entity, null, 'IsDesigner')).toEqual([true, true]);
  },
);

it('the calendar feed of somebody else is known to who manages sessions, though its text needs no sign-in', () => {
  expect(told('calendar-feed', 'mei', 'IsDesigner')[1]).toBe(false);
  expect(told('calendar-feed', 'mei', 'CanViewDesignSessions')[1]).toBe(false);
  expect(told('calendar-feed', 'mei', 'CanManageDesignSessions')).toEqual([true, true]);
});

it.each(['stored-query', 'documentation-query'])(
  "a private %s is heard of by its owner and by who manages everybody's, by nobody else (W5)",
  (entity) => {
    const hears = (userId: string, ...permissions: Permission[]) =>
      readers.mayHear(event(entity, null, 'mei'), { userId, permissions: new Set(permissions) });
    expect(hears('mei', 'CanReadDocuments')).toBe(true);
    expect(hears('dana', 'CanReadDocuments', 'CanReadProducts')).toBe(false);
    expect(hears('dana', 'CanReadDocuments', 'CanManageGlobalFilters')).toBe(true);
  },
);

it('what is meant for one person alone is heard by nobody else, whatever his rights', () => {
  const listener = { userId: 'dana', permissions: new Set<Permission>(['CanManageGlobalFilters']) };
  expect(readers.mayHear(event('notification', null, 'mei'), listener)).toBe(false);
});
