export * from '../src/session/zone-clashes.ts';
