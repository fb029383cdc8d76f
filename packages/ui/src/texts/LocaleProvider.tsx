import { type ReactNode, createContext, use, useMemo } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

const TimeZoneContext = createContext<() => string>(() => 'UTC');

export interface LocaleProviderProps {
  /** BCP 47: decides formats, week starts and, for right-to-left languages, the keyboard's directions. */
  locale: string;
  /**
   * IANA name of the viewer's own zone, or what finds it out. Asking the machine is slow (20 ms on a fast one), so give a
   * function, always the same, where the first picture shows no time: it is called when something needs the zone.
   */
  timeZone: string | (() => string);
  children: ReactNode;
}

/** Says in which language and zone the viewer reads; nothing in the kit asks the machine for either. */
export const LocaleProvider = ({ locale, timeZone, children }: LocaleProviderProps) => {
  const find = useMemo(() => (typeof timeZone === 'string' ? () => timeZone : timeZone), [timeZone]);
  return (
    <I18nProvider locale={locale}>
      <TimeZoneContext value={find}>{children}</TimeZoneContext>
    </I18nProvider>
  );
};

/** IANA name of the viewer's zone. */
export const useTimeZone = (): string => use(TimeZoneContext)();

/** What finds out the viewer's zone, for whoever may never need it; the same function as long as the zone is the same. */
export const useTimeZoneFinder = (): (() => string) => use(TimeZoneContext);
