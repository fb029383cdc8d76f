export * from '../src/address/web-address.ts';
