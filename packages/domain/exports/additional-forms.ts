export * from '../src/list/additional-forms.ts';
