import type { HandlerPart } from '../../../contract/handlers.ts';
import { bookSession } from './book-session.ts';
import { changeSession, deleteSession } from './change-session.ts';
import { findCandidates } from './find-candidates.ts';
import { readMeeting, readSession, readSessionOfRequest } from './read-session.ts';
import { sessionTimes } from './session-times.ts';

/** Slots, candidates and design sessions (N13 to N20, N31, N35, N38 to N40). */
export const bookingHandlers = {
  listSessionTimes: (context, { query }) => sessionTimes(context, query),
  findDesignersForSession: (context, { query }) => findCandidates(context, query),
  addDesignSession: (context, { body }) => bookSession(context, body),
  updateDesignSession: (context, { body }) => changeSession(context, body),
  deleteDesignSession: (context, { params }) => deleteSession(context, params.id),
  getDesignSession: (context, { params }) => readSession(context, params.id),
  getDesignSessionOfRequest: (context, { params }) => readSessionOfRequest(context, params.requestId),
  getMeetingStatus: (context, { params }) => readMeeting(context, params.id),
} satisfies HandlerPart;
