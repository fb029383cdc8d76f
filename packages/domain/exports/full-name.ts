export * from '../src/user/full-name.ts';
