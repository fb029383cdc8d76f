import type { HandlerPart } from '../../contract/handlers.ts';
import {
  capacityOf,
  defaultCapacityOf,
  deleteCapacity,
  saveCapacity,
  saveDefaultCapacity,
} from './save-capacity.ts';

/** Capacities of days and their default (T15). */
export const capacityHandlers = {
  getCapacity: (context, { query }) => capacityOf(context, query),
  saveCapacity,
  deleteCapacity: (context, { params }) => deleteCapacity(context, params.id),
  getDefaultCapacity: (context, { query }) => defaultCapacityOf(context, query),
  saveDefaultCapacity: (context, { body }) => saveDefaultCapacity(context, body),
} satisfies HandlerPart;
