import { type ReactNode, createContext, use } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

const TimeZoneContext = createContext('UTC');

export interface LocaleProviderProps {
  /** BCP 47: decides formats, week starts and, for right-to-left languages, the keyboard's directions. */
  locale: string;
  /** IANA name of the viewer's own zone. */
  timeZone: string;
  children: ReactNode;
}

/** Says in which language and zone the viewer reads; nothing in the kit asks the machine for either. */
export const LocaleProvider = ({ locale, timeZone, children }: LocaleProviderProps) => (
  <I18nProvider locale={locale}>
    <TimeZoneContext value={timeZone}>{children}</TimeZoneContext>
  </I18nProvider>
);

/** IANA name of the viewer's zone. */
export const useTimeZone = (): string => use(TimeZoneContext);
