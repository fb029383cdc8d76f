/* Every table of the server. A module adds one line here and generates a migration. */
export * from '../../modules/calendar/calendar.tables.ts';
export * from '../../modules/capacity/capacity.tables.ts';
export * from '../../modules/change/change.tables.ts';
export * from '../../modules/distribution-center/distribution-center.tables.ts';
export * from '../../modules/job-step/job-step.tables.ts';
export * from '../../modules/lead-time/lead-time.tables.ts';
export * from '../../modules/list/list.tables.ts';
export * from '../../modules/manufacturing-location/manufacturing-location.tables.ts';
export * from '../../modules/plan/plan-link.tables.ts';
export * from '../../modules/plan/plan-milestone.tables.ts';
export * from '../../modules/plan/plan.tables.ts';
export * from '../../modules/plan/reimport/import-source.tables.ts';
export * from '../../modules/product/product.tables.ts';
export * from '../../modules/request-import/request-import.tables.ts';
export * from '../../modules/user/user.tables.ts';
export * from '../events/events.tables.ts';
export * from '../sign-in-provider/sign-in.tables.ts';
