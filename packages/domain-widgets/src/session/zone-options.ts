import type { TimeZone } from '@crt/api-client/types-design-sessions';

/** Time zones as pickers offer them: '(UTC+01:00) Berlin', found by 'Europe/Berlin' too (N22, N23). */
export const zoneOptions = (zones: readonly TimeZone[]) =>
  zones.map(({ ianaName, name }) => ({ id: ianaName, name, keywords: [ianaName] }));
