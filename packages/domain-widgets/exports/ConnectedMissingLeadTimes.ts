export { ConnectedMissingLeadTimes } from '../src/lead-time/LeadTimeChoice/ConnectedMissingLeadTimes.tsx';
export type { ConnectedMissingLeadTimesProps } from '../src/lead-time/LeadTimeChoice/ConnectedMissingLeadTimes.tsx';
