export { ConnectedApplyingLeadTimes } from '../src/lead-time/LeadTimeChoice/ConnectedApplyingLeadTimes.tsx';
export type { ConnectedApplyingLeadTimesProps } from '../src/lead-time/LeadTimeChoice/ConnectedApplyingLeadTimes.tsx';
