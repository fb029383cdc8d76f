export { ConnectedDesignerSchedule } from '../src/session/schedule/ConnectedDesignerSchedule.tsx';
export type { ConnectedDesignerScheduleProps } from '../src/session/schedule/ConnectedDesignerSchedule.tsx';
export { scheduleTexts } from '../src/session/schedule/schedule.texts.ts';
