/* Every table of the server. A module adds one line here and generates a migration. */
export * from '../events/events.tables.ts';
export * from '../sign-in-provider/sign-in.tables.ts';
