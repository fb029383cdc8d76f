import {
  allPermissions,
  designPermissions,
  documentationPermissions,
  mainPermissions,
  type Permission,
} from '@crt/domain/permission';
import type { PermissionSource } from '../user/user.tables.ts';
import type { Random } from './random.ts';

/** A role of the demo world: a named bundle of rights of one service. */
export interface DemoRole {
  readonly id: number;
  readonly name: string;
  readonly source: PermissionSource;
  readonly permissions: readonly Permission[];
}

/** A person of the demo world. */
export interface DemoUser {
  readonly id: string;
  readonly userName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly symbol: string;
  readonly isActive: boolean;
  readonly roleIds: readonly number[];
  readonly direct: readonly { readonly source: PermissionSource; readonly permission: Permission }[];
}

const rolesInOrder: readonly (readonly [string, PermissionSource, readonly Permission[]])[] = [
  [
    'Planner',
    'main',
    ['CanManageFulfilmentPlan', 'ReadOnlyFulfilmentPlanAccess', 'CanExportFulfilmentPlans'],
  ],
  ['Plan Reader', 'main', ['ReadOnlyFulfilmentPlanAccess']],
  ['Manufacturing', 'main', ['CanManageManufacturingCycles', 'ReadOnlyManufacturingCycleAccess']],
  ['Manufacturing Reader', 'main', ['ReadOnlyManufacturingCycleAccess']],
  ['Designer', 'main', ['IsDesigner']],
  [
    'Session Manager',
    'main',
    ['CanManageDesignSessions', 'CanViewDesignSessions', 'CanManageDesignSessionSettings'],
  ],
  ['Session Viewer', 'main', ['CanViewDesignSessions']],
  ['Documentation Manager', 'documentation', documentationPermissions],
  ['Documentation Reader', 'documentation', ['CanReadDocuments', 'CanReadProducts']],
  ['Administrator', 'main', mainPermissions],
  ['User Administrator', 'main', ['CanManageUsers']],
  ['Design Service', 'design', designPermissions],
];

/** The roles of the demo world, numbered from 1. */
export const demoRoles: readonly DemoRole[] = rolesInOrder.map(([name, source, permissions], place) => ({
  id: place + 1,
  name,
  source,
  permissions,
}));

const roleId = (name: string) => demoRoles.find((role) => role.name === name)?.id ?? 0;

type Person = readonly [
  userName: string,
  first: string,
  last: string,
  symbol: string,
  roles: readonly string[],
];

const personas: readonly Person[] = [
  ['planner', 'Paula', 'Lindqvist', 'PLIN', ['Planner']],
  ['plan-reader', 'Peter', 'Read', 'PREA', ['Plan Reader']],
  ['manufacturing', 'Marta', 'Fischer', 'MFIS', ['Manufacturing']],
  ['manufacturing-reader', 'Miguel', 'Romero', 'MROM', ['Manufacturing Reader']],
  ['designer', 'Dana', 'Novak', 'DNOV', ['Designer']],
  ['session-manager', 'Simon', 'Mercer', 'SMER', ['Session Manager']],
  ['session-viewer', 'Sofia', 'Vance', 'SVAN', ['Session Viewer']],
  ['documentation-manager', 'Doris', 'Maier', 'DMAI', ['Documentation Manager']],
  ['documentation-reader', 'Diego', 'Rossi', 'DROS', ['Documentation Reader']],
  ['administrator', 'Alma', 'Dietrich', 'ADIE', ['Administrator', 'Documentation Manager', 'Design Service']],
  ['user-admin', 'Ulla', 'Adams', 'UADA', ['User Administrator']],
  ['no-rights', 'Noah', 'Rand', 'NRAN', []],
];

const firstNames =
  'Akira Beatriz Claire Daniel Elif Farid Greta Hannah Ivan Julia Kenji Laura Mei Nadia Oskar'.split(' ');
const lastNames =
  'Abbott Bauer Cohen Duarte Eriksen Ferreira Gupta Hoffmann Ito Jansen Kowalski Lambert Moreau Nakamura Okafor Petrov Quinn Rivera Schneider Tanaka Ueda Virtanen Weber Yilmaz Zimmer Brandt Carter Dubois Engel Fontaine'.split(
    ' ',
  );
const staffRoles = [
  'Planner',
  'Plan Reader',
  'Manufacturing',
  'Manufacturing Reader',
  'Designer',
  'Documentation Reader',
];

const userId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

function person(number: number, [userName, first, last, symbol, roles]: Person): DemoUser {
  return {
    id: userId(number),
    userName,
    firstName: first,
    lastName: last,
    email: `${first}.${last}@crt.example`.toLowerCase(),
    symbol,
    isActive: true,
    roleIds: roles.map(roleId),
    direct: [],
  };
}

/**
 * The twelve personas and thirty colleagues: two of them inactive, one with a right granted directly, one who is a
 * designer only for the design service (A18).
 */
export function demoUsers(random: Random): readonly DemoUser[] {
  const known = personas.map((persona, place) => person(place + 1, persona));
  const staff = lastNames.map((last, place) => {
    const first = firstNames[place % firstNames.length] ?? 'Alex';
    const symbol = `${first[0] ?? 'A'}${last.slice(0, 3)}`.toUpperCase();
    const roles = [random.pick(staffRoles)];
    const user = person(place + 101, [`${first}.${last}`.toLowerCase(), first, last, symbol, roles]);
    if (place === 4 || place === 17) return { ...user, isActive: false };
    if (place === 9)
      return { ...user, direct: [{ source: 'main' as const, permission: 'CanManageMappings' as const }] };
    if (place === 12) {
      return {
        ...user,
        roleIds: [],
        direct: [{ source: 'design' as const, permission: 'IsDesigner' as const }],
      };
    }
    return user;
  });
  return [...known, ...staff];
}

/** Everything that a person may, from roles and directly, over all three services. */
export function rightsOf(user: DemoUser): ReadonlySet<Permission> {
  const fromRoles = demoRoles
    .filter((role) => user.roleIds.includes(role.id))
    .flatMap((role) => role.permissions);
  const held = new Set([...fromRoles, ...user.direct.map((grant) => grant.permission)]);
  return new Set(allPermissions.filter((permission) => held.has(permission)));
}
