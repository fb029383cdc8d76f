export * from '../src/milestone/zone-name.ts';
