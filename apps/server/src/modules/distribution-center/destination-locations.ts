/** Where distribution centres deliver to; the specification names the list without its values (T3). */
export const destinationLocations = [
  { value: 'AU', text: 'Australia' },
  { value: 'CA', text: 'Canada' },
  { value: 'EU', text: 'Europe' },
  { value: 'IN', text: 'India' },
  { value: 'JP', text: 'Japan' },
  { value: 'LATAM', text: 'Latin America' },
  { value: 'US', text: 'United States' },
] as const;

/** The text of a destination; unknown values of old records are shown as they are. */
export function destinationText(value: string): string {
  return destinationLocations.find((location) => location.value === value)?.text ?? value;
}
