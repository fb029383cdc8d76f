import type { HandlerPart } from '../../../contract/handlers.ts';
import { referenceResource } from '../../reference-data/reference-resource.ts';
import { mostEntries } from '../entry-limits.ts';
import { documents } from '../document/document.tables.ts';
import { portals } from './portal.tables.ts';

/** Portals (S1 to S3). */
export const portalList = referenceResource({
  kind: 'portal',
  noun: 'portal',
  table: portals,
  most: mostEntries,
  fields: { name: { label: 'Name' }, eifuValue: { label: 'eIFU Value', isOptional: true } },
  usedBy: [
    { one: 'document', many: 'documents', column: documents.portalId, refusing: { named: documents.number } },
  ],
});

export const portalHandlers = {
  listConfiguredPortals: portalList.list,
  addPortal: portalList.add,
  updatePortal: portalList.edit,
  deletePortal: portalList.remove,
} satisfies HandlerPart;
