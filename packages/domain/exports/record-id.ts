export * from '../src/address/record-id.ts';
