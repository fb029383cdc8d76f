import type { HandlerPart } from '../../contract/handlers.ts';
import { listLocations } from './list-locations.ts';
import { activeLocations, locationOptions } from './location-options.ts';
import { locations } from './manufacturing-location.reference.ts';

/** Plants as dialogs offer them, and their list (T2, T7, T8). */
export const manufacturingLocationHandlers = {
  listActiveLocations: (context) => activeLocations(context),
  listLocationOptions: (context) => locationOptions(context),
  listManufacturingLocations: (context) => listLocations(context),
  addManufacturingLocation: (context, { body }) => locations.add(context, body),
  updateManufacturingLocation: (context, { params, body, query }) =>
    locations.edit(context, params.id, body, query),
} satisfies HandlerPart;
