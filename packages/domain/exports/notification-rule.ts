export * from '../src/notification/rule.ts';
export * from '../src/notification/change-rules.ts';
export * from '../src/notification/change-types.ts';
