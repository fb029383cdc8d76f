import { invalidRequest } from '../../errors.ts';

const accepted = new Set(['UTC']);

/** The zone of a request: every name that the runtime knows, old ones too; UTC without. @throws invalid-request for no zone */
export function zoneOf(name: string | undefined, path: string): string {
  if (name === undefined) return 'UTC';
  if (accepted.has(name)) return name;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    throw invalidRequest([{ path, message: `${name} is no time zone.` }]);
  }
  accepted.add(name);
  return name;
}
