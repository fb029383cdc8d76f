import { defaultClientConditions } from 'vite';

// Vite prepares these before the first page. One that is missing here is found while a test runs, which reloads the
// page and fails that test once: it looks flaky and is not.
const reactAria = [
  'Autocomplete',
  'Breadcrumbs',
  'Button',
  'Calendar',
  'Checkbox',
  'CheckboxGroup',
  'Collection',
  'ComboBox',
  'DateField',
  'DatePicker',
  'DateRangePicker',
  'Dialog',
  'Disclosure',
  'DisclosureGroup',
  'DropZone',
  'FieldError',
  'FileTrigger',
  'Focusable',
  'Form',
  'GridList',
  'Group',
  'Header',
  'Heading',
  'I18nProvider',
  'Input',
  'Keyboard',
  'Label',
  'Link',
  'ListBox',
  'Menu',
  'Modal',
  'NumberField',
  'Popover',
  'Pressable',
  'ProgressBar',
  'RadioGroup',
  'RangeCalendar',
  'SearchField',
  'Select',
  'Separator',
  'Switch',
  'Tabs',
  'TagGroup',
  'Text',
  'TextArea',
  'TextField',
  'TimeField',
  'Toast',
  'ToggleButton',
  'ToggleButtonGroup',
  'Toolbar',
  'Tooltip',
  'Tree',
  'VisuallyHidden',
].map((part) => `@crt/ui > react-aria-components/${part}`);

const prepared = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@crt/ui > @vanilla-extract/recipes/createRuntimeFn',
  '@crt/ui > @vanilla-extract/dynamic',
  '@crt/ui > @internationalized/date',
  '@crt/ui > @tanstack/react-table',
  '@crt/ui > lucide-react',
  '@crt/ui > react-hook-form',
  '@crt/ui > fflate',
  '@crt/ui > react-aria-components',
  '@crt/ui > react-aria/mergeProps',
  '@crt/ui > react-aria/useObjectRef',
  ...reactAria,
];

/**
 * What every Vite configuration of the workspace shares: the app, the library builds, Vitest and Storybook.
 * It must be imported by configuration *files* (not only by Storybook's viteFinal), because the
 * vanilla-extract compiler reloads the file and would not see conditions that were added later.
 */
export const shared = {
  resolve: { conditions: ['crt-source', ...defaultClientConditions] },
  optimizeDeps: { include: prepared },
};
