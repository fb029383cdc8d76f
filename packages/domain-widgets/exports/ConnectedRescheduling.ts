export { ConnectedRescheduling } from '../src/calendar-admin/ConnectedRescheduling.tsx';
