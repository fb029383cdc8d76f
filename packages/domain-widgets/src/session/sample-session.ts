import { exampleOf } from '@crt/api-client/mocks';
import { getDesignSession } from '@crt/api-client/design-sessions/design-session';
import type { DesignSession } from '@crt/api-client/types-design-sessions';

/** A session of Tuesday 24 November 2026 as the contract answers it. */
export const sampleSession: DesignSession = exampleOf(getDesignSession);

/** The same as a pre-reservation that was booked through the API (N17, N18). */
export const samplePreReservation: DesignSession = {
  ...sampleSession,
  id: 651,
  requestId: '26-10377',
  sessionType: 4,
  meeting: null,
  organizerId: null,
  organizer: null,
};
