import {
  addSurgeonPreference,
  deleteSurgeonPreference,
  exportSurgeonPreferences,
  getSurgeonPreferencesData,
  updateSurgeonPreference,
} from '@crt/api-client/main/surgeon-preference';
import { SurgeonPreferenceDetail } from '@crt/domain-widgets/SurgeonPreferenceDetail';
import { defineResource } from './resource-kit/define-resource.ts';

const category = (label: string) => ({ kind: 'text', label, lines: 13, isOptional: true }) as const;

/** What surgeons prefer, one record for each (Y1 to Y8). */
export default defineResource({
  name: 'Surgeon Preferences',
  permissions: ['CanManageSurgeonPreferences'],
  list: {
    query: getSurgeonPreferencesData,
    rows: 'items',
    columns: [
      { key: 'surgeonName', header: 'Surgeon' },
      { key: 'representativeName', header: 'Representative' },
    ],
    filters: [
      { key: 'surgeonId', label: 'Surgeon', from: 'surgeons', value: 'id', text: 'name' },
      {
        key: 'representativeId',
        label: 'Representative',
        from: 'representativesWithPreferences',
        value: 'id',
        text: 'name',
      },
    ],
    Detail: SurgeonPreferenceDetail,
    file: exportSurgeonPreferences,
  },
  form: {
    create: addSurgeonPreference,
    update: updateSurgeonPreference,
    idIn: 'body',
    width: 'large',
    addLabel: 'Create',
    isFull: ({ availableSurgeons }) =>
      availableSurgeons.length === 0 ? "All surgeons' preferences already created." : undefined,
    fields: {
      surgeonId: {
        kind: 'choice',
        label: 'Surgeon',
        missing: 'Please select Surgeon',
        from: 'availableSurgeons',
        value: 'id',
        text: 'name',
        fixed: 'surgeonName',
      },
      representativeId: {
        kind: 'choice',
        label: 'Representative',
        isOptional: true,
        from: 'representatives',
        value: 'id',
        text: 'name',
      },
      plusPreferences: category('PLUS'),
      peekPreferences: category('PEEK'),
      medporPreferences: category('MEDPOR'),
      pmmaPreferences: category('PMMA'),
      designSessionPreferences: category('Design Session'),
      umcPreferences: category('UMC'),
      additionalInformation: category('Additional Information'),
    },
  },
  remove: { call: deleteSurgeonPreference, question: (name) => `Do you really want to remove ${name}?` },
  history: 'surgeon-preference',
});
