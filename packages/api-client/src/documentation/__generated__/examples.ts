/* Generated from openapi/ by `pnpm generate`. Do not edit. */
import type { operations } from './schema.ts';

/** One answer of each operation, as the contract shows it. */
export const examples: Examples = {
  listGrantedDocumentationPermissions: [{"permissionName":"CanReadDocuments","assigned":true},{"permissionName":"CanReadProducts","assigned":true}],
  getDocumentationVersion: {"name":"eDOC","version":"1.4.0"},
};

interface Examples {
  listGrantedDocumentationPermissions: operations['listGrantedDocumentationPermissions']['responses'][200]['content']['application/json'];
  getDocumentationVersion: operations['getDocumentationVersion']['responses'][200]['content']['application/json'];
}
