import type { HandlerPart } from '../../../contract/handlers.ts';
import { readFeed } from './read-feed.ts';
import { readFeedState, renewFeed } from './renew-feed.ts';

/** Schedules in the calendar programs of designers. */
export const feedHandlers = {
  getCalendarFeed: (context, { params }) => readFeedState(context, params.id),
  renewCalendarFeed: (context, { params }) => renewFeed(context, params.id),
  downloadCalendarFeed: (context, { query }) => readFeed(context, query.token),
} satisfies HandlerPart;
