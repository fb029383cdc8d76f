import { listColumns } from '../list/list-column.ts';
import { documentFields } from './document-field.ts';

const labels = {
  number: documentFields.number.label,
  name: documentFields.name.label,
  currentRevision: 'Current Revision',
  division: documentFields.divisionId.label,
  type: documentFields.typeId.label,
  latestRevisionName: 'Latest Revision',
  portal: documentFields.portalId.label,
  eifuName: documentFields.eifuName.label,
};

/** A column of the document list. */
export type DocumentColumnId = keyof typeof labels;

/** The columns of the document list in their order (O1); which revision is current depends on the day that is asked for. */
export const documentColumns = listColumns(labels, { currentRevision: { isSortable: false } });
