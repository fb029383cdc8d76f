import { getRequestImportTemplate } from '@crt/api-client/main/request-import';
import { Checkbox } from '@crt/ui/Checkbox';
import { FormField } from '@crt/ui/Form';
import type { ImportFormDeclaration } from './import-declaration.ts';
import { requestImportTexts as texts } from './request-import.texts.ts';

const RequestOptions = () => (
  <FormField<Record<string, boolean>, string> name="options.updateExistingPlans">
    {({ value, onChange, onBlur }) => (
      <Checkbox isSelected={value} onChange={onChange} onBlur={onBlur}>
        {texts.updateExistingPlans}
      </Checkbox>
    )}
  </FormField>
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
