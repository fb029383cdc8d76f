export { LocaleProvider, useTimeZone, useTimeZoneFinder } from '../src/texts/LocaleProvider.tsx';
export type { LocaleProviderProps } from '../src/texts/LocaleProvider.tsx';
