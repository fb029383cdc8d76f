export { SurgeonPreferenceDetail } from '../src/preferences/SurgeonPreferenceDetail.tsx';
export type { SurgeonPreferenceDetailProps } from '../src/preferences/SurgeonPreferenceDetail.tsx';
