export { LocaleProvider, useTimeZone } from '../src/texts/LocaleProvider.tsx';
export type { LocaleProviderProps } from '../src/texts/LocaleProvider.tsx';
