export * from '../src/permission/landing.ts';
