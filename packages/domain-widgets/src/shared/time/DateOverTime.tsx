import { DateTime } from '@crt/ui/DateTime';

/** When something happened, in a narrow column: the time and its zone go below the date where both have no room (F46). */
export const DateOverTime = ({ instant }: { readonly instant: string }) => (
  <>
    <DateTime value={instant} dateStyle="date" /> <DateTime value={instant} dateStyle="time" />
  </>
);
