import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';

/**
 * Writes calendar dates `YYYY-MM-DD`, which have no zone, in the viewer's language. The machine's own formatter: a library
 * of calendars would weigh more than the timeline. The options are those of a constant.
 */
export function useDayFormat(options: Intl.DateTimeFormatOptions): (date: string) => string {
  const { locale } = useLocale();
  return useMemo(() => {
    const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (date) => formatter.format(Date.parse(date));
  }, [locale, options]);
}
