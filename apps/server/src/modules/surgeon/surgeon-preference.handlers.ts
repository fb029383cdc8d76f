import type { HandlerPart } from '../../contract/handlers.ts';
import { answerOf, type Answer } from '../write-road/answer.ts';
import { exportPreferences, findPreferences, getPreferencesData } from './list-preferences.ts';
import { preferences } from './surgeon-preference.reference.ts';

/** A success in the words of this screen (Y5); refusals stay as they are. */
const said = <Given extends Answer>(answer: Given, message: string): Given =>
  answer.result === 0 ? { ...answer, message } : answer;

/** What surgeons prefer (Y1 to Y8). */
export const surgeonPreferenceHandlers = {
  getSurgeonPreferencesData: (context) => getPreferencesData(context),
  listSurgeonPreferences: async (context, { query }) =>
    answerOf({ data: await findPreferences(context, query) }),
  addSurgeonPreference: async (context, { body: { representativeId = null, ...body } }) =>
    said(
      await preferences.add(context, { ...body, representativeId }),
      'Surgeon preferences added succesfully.',
    ),
  updateSurgeonPreference: async (context, { body: { id, representativeId = null, ...body }, query }) =>
    said(
      await preferences.edit(context, id, { ...body, representativeId }, query),
      'Surgeon preferences changed succesfully.',
    ),
  deleteSurgeonPreference: async (context, { params }) =>
    said(await preferences.remove(context, params.id), 'Surgeon preferences deleted succesfully.'),
  exportSurgeonPreferences: (context, { query }) => exportPreferences(context, query),
} satisfies HandlerPart;
