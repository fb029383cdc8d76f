import type { HandlerPart } from '../../contract/handlers.ts';
import {
  checkUserPermissions,
  grantedDesignPermissions,
  grantedDocumentationPermissions,
} from './granted-permissions.ts';

/** The three sources of rights that the browser unites (A18). */
export const accessHandlers = {
  checkUserPermissions: (context, { body }) => checkUserPermissions(context, body),
  listGrantedDocumentationPermissions: (context) => grantedDocumentationPermissions(context),
  listGrantedDesignPermissions: (context) => grantedDesignPermissions(context),
} satisfies HandlerPart;
