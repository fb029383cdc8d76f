export * from '../src/session/chosen-designer.ts';
