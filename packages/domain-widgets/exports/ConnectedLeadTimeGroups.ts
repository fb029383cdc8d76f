export { ConnectedLeadTimeGroups } from '../src/lead-time/LeadTimeGroups/ConnectedLeadTimeGroups.tsx';
export type { ConnectedLeadTimeGroupsProps } from '../src/lead-time/LeadTimeGroups/ConnectedLeadTimeGroups.tsx';
export { leadTimeTexts } from '../src/lead-time/lead-time.texts.ts';
