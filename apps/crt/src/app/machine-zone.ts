let zone: string | undefined;

/** IANA name of the zone in which this machine stands. Slow the first time: nothing before the first picture may need it. */
export function machineZone(): string {
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
}
