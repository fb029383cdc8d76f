export * from '../src/permission/permission.ts';
