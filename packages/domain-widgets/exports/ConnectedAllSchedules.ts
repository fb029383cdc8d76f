export { ConnectedAllSchedules } from '../src/session/all-schedules/ConnectedAllSchedules.tsx';
export type { ConnectedAllSchedulesProps } from '../src/session/all-schedules/ConnectedAllSchedules.tsx';
export { initialAllSchedulesFilter } from '../src/session/all-schedules/all-schedules-filter.ts';
export type { AllSchedulesFilter } from '../src/session/all-schedules/all-schedules-filter.ts';
export { allSchedulesTexts } from '../src/session/all-schedules/all-schedules.texts.ts';
