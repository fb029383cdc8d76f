import type { HandlerPart } from '../../../contract/handlers.ts';
import { exportTrace } from './export-trace.ts';
import { findTrace } from './get-trace.ts';

/** The two-way trace (REG7). */
export const traceHandlers = {
  getTrace: (context, { query }) => findTrace(context, query.code),
  exportTrace: (context, { query }) => exportTrace(context, query.code),
} satisfies HandlerPart;
