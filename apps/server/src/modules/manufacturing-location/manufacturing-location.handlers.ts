import type { HandlerPart } from '../../contract/handlers.ts';
import { activeLocations, locationOptions } from './location-options.ts';

/** Plants as dialogs offer them. */
export const manufacturingLocationHandlers = {
  listActiveLocations: (context) => activeLocations(context),
  listLocationOptions: (context) => locationOptions(context),
} satisfies HandlerPart;
