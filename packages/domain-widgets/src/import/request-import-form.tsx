import { getRequestImportTemplate } from '@crt/api-client/main/request-import';
import type { ImportFormDeclaration } from './import-declaration.ts';
import { ImportCheckbox } from './ImportCheckbox.tsx';
import { requestImportTexts as texts } from './request-import.texts.ts';

const RequestOptions = () => (
  <ImportCheckbox name="options.updateExistingPlans">{texts.updateExistingPlans}</ImportCheckbox>
);

/** The form of an import of requests; how it is sent, the screen alone knows (R10). */
export const requestImportForm: Pick<
  ImportFormDeclaration<never>,
  'accept' | 'template' | 'emptyOptions' | 'Options'
> = {
  template: getRequestImportTemplate,
  accept: ['.csv', '.xlsx'],
  emptyOptions: { updateExistingPlans: false },
  Options: RequestOptions,
};
