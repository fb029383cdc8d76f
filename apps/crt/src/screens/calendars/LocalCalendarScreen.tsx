import { calendarAdminTexts, ConnectedLocalCalendar } from '@crt/domain-widgets/ConnectedLocalCalendar';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { useState } from 'react';
import { today } from '@crt/domain-widgets/today';
import { paths } from '../../routes/paths.ts';
import { useQuery } from '../../routes/location.ts';
import { readPlace, writePlace } from './calendar-address.ts';

/** /LocalCalendar: holidays and capacities, day by day (T12 to T15). */
const LocalCalendarScreen = () => {
  const [query, setQuery] = useQuery();
  const [day] = useState(today);
  return (
    <Page header={<PageHeader title={calendarAdminTexts.title} />}>
      <ConnectedLocalCalendar
        place={readPlace(query)}
        onPlace={(place) => setQuery(writePlace(place), { isReplacing: true })}
        today={day}
        planHref={paths.planDetails}
      />
    </Page>
  );
};

export default LocalCalendarScreen;
