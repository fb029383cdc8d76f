import {
  addDefaultLeadTimeModification,
  deleteDefaultLeadTimeModification,
  listDefaultLeadTimeModifications,
  updateDefaultLeadTimeModification,
} from '@crt/api-client/main/lead-time-modification';
import { defineResource } from './resource-kit/define-resource.ts';

/** Working days that every plan of a product type adds to a milestone, unless it has its own (T16). */
export default defineResource({
  name: 'Default Lead Time Modifications',
  permissions: ['CanManageMilestoneLeadTimes'],
  list: {
    query: listDefaultLeadTimeModifications,
    rows: 'data',
    columns: [
      { key: 'milestone', header: 'Milestone' },
      { key: 'productType', header: 'Product Type' },
      { key: 'additionalDays', header: 'Additional Days', kind: 'number' },
    ],
  },
  form: {
    create: addDefaultLeadTimeModification,
    update: updateDefaultLeadTimeModification,
    idIn: 'body',
    alert: 'ERROR',
    fields: {
      milestoneId: { kind: 'choice', label: 'Milestone', from: 'milestones', value: 'id', text: 'name' },
      productTypeId: {
        kind: 'choice',
        label: 'Product Type',
        from: 'productTypes',
        value: 'id',
        text: 'name',
        hidden: 'isHidden',
      },
      additionalDays: { kind: 'number', label: 'Additional Days', min: 1, max: 999 },
    },
  },
  remove: {
    call: deleteDefaultLeadTimeModification,
    question: () => 'This will permanently delete Lead Time Modifications. Continue?',
  },
  history: 'lead-time-modification',
});
