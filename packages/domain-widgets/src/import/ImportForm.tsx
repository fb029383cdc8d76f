import { useDownload } from '@crt/api-client/hooks';
import { Button } from '@crt/ui/Button';
import { FileField } from '@crt/ui/FileField';
import { Form, FormField } from '@crt/ui/Form';
import { Inline } from '@crt/ui/Stack';
import { toast } from '@crt/ui/toast';
import { Download } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import type { ImportFormDeclaration, ImportOptions } from './import-declaration.ts';
import { importTexts as texts } from './import.texts.ts';
import { ImportCheckbox } from './ImportCheckbox.tsx';

const largestFile = 50_000_000;

/** What a form of an import holds: one file or none. */
export interface ImportDraft {
  files: File[];
  options: ImportOptions;
  isDryRun: boolean;
}

export interface ImportFormProps {
  readonly kind: Pick<ImportFormDeclaration<never>, 'accept' | 'template' | 'Options'>;
  readonly form: UseFormReturn<ImportDraft>;
  readonly onSubmit: (draft: ImportDraft) => Promise<void>;
  /** The file is on its way. */
  readonly isPending: boolean;
  /** What the button says that sends the file. */
  readonly submitLabel?: string;
}

/** One file with the options of its kind, templates, and whether to try it out (R1, R4, R10). */
export const ImportForm = ({
  kind,
  form,
  onSubmit,
  isPending,
  submitLabel = texts.submit,
}: ImportFormProps) => (
  <Form form={form} onSubmit={onSubmit}>
    <FormField<ImportDraft, 'files'>
      name="files"
      rules={{ validate: (files) => files.length > 0 || texts.fileRequired }}
    >
      {({ value, onChange, errorMessage }) => (
        <FileField
          label={texts.file}
          isRequired
          accept={kind.accept}
          maxSize={largestFile}
          value={value}
          onChange={onChange}
          errorMessage={errorMessage}
          isDisabled={isPending}
        />
      )}
    </FormField>
    <Templates call={kind.template} />
    <kind.Options />
    <ImportCheckbox name="isDryRun">{texts.dryRun}</ImportCheckbox>
    <Inline>
      <Button type="submit" tone="accent" variant="solid" isPending={isPending}>
        {submitLabel}
      </Button>
    </Inline>
  </Form>
);

const Templates = ({ call }: { readonly call: ImportFormDeclaration<never>['template'] }) => {
  const { mutateAsync } = useDownload(call);
  const save = (withExamples: boolean) => () =>
    void mutateAsync({ withExamples }).catch(() =>
      toast({ message: texts.downloadFailed, tone: 'critical' }),
    );
  return (
    <Inline gap={2}>
      <Button size="small" variant="ghost" icon={<Download />} onPress={save(false)}>
        {texts.template}
      </Button>
      <Button size="small" variant="ghost" icon={<Download />} onPress={save(true)}>
        {texts.examples}
      </Button>
    </Inline>
  );
};
