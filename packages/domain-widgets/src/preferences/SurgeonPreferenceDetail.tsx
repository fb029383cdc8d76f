import type { SurgeonPreference } from '@crt/api-client/types-main';
import { Property, PropertyList } from '@crt/ui/PropertyList';
import { lines } from './SurgeonPreferenceDetail.css.ts';

/** The categories in the order in which people read them (Y2). */
const categories = [
  ['PLUS', 'plusPreferences'],
  ['PEEK', 'peekPreferences'],
  ['MEDPOR', 'medporPreferences'],
  ['PMMA', 'pmmaPreferences'],
  ['Design Session', 'designSessionPreferences'],
  ['UMC', 'umcPreferences'],
  ['Additional Information', 'additionalInformation'],
] as const;

export interface SurgeonPreferenceDetailProps {
  readonly record: SurgeonPreference;
}

/** What one surgeon prefers, by category and with the line breaks that were typed (Y1, Y2, Y8). */
export const SurgeonPreferenceDetail = ({ record }: SurgeonPreferenceDetailProps) => (
  <PropertyList columns={2}>
    {categories.map(([label, member]) => (
      <Property key={member} label={label}>
        {record[member] === null ? null : <span className={lines}>{record[member]}</span>}
      </Property>
    ))}
  </PropertyList>
);
