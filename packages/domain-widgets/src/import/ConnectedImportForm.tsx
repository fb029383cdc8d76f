import { ApiError } from '@crt/api-client/api-error';
import { useWrite } from '@crt/api-client/hooks';
import { confirm } from '@crt/ui/confirm';
import { useForm } from 'react-hook-form';
import { restTexts } from '../shared/rest/rest.texts.ts';
import type { ImportFormDeclaration } from './import-declaration.ts';
import { importTexts as texts } from './import.texts.ts';
import { ImportForm, type ImportDraft } from './ImportForm.tsx';

export interface ConnectedImportFormProps<Body> {
  readonly kind: ImportFormDeclaration<Body>;
  /** The file was taken in; where that leads is the application's matter. */
  readonly onImported: (id: number) => void;
}

/**
 * Uploads a file with its options. What cannot be read is an alert with the server's words; the form is then as at the
 * beginning, but for what was chosen and is still good (R1, R4, R5).
 */
export const ConnectedImportForm = <Body,>({ kind, onImported }: ConnectedImportFormProps<Body>) => {
  const empty: ImportDraft = { files: [], options: kind.emptyOptions, isDryRun: false };
  const form = useForm<ImportDraft>({ defaultValues: empty });
  const { mutateAsync, isPending } = useWrite(kind.upload);
  const submit = async ({ files: [file], options, isDryRun }: ImportDraft) => {
    if (!file) return;
    try {
      const sent = { body: kind.bodyOf(file, options, isDryRun) } as never;
      onImported(await mutateAsync(sent));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await tellRefusal(error);
      form.reset(whatIsStillGood({ files: [file], options, isDryRun }, empty, error));
    }
  };
  return <ImportForm kind={kind} form={form} onSubmit={submit} isPending={isPending} />;
};

/** The words of the server where it refuses the file; what failed otherwise says so (R5). */
async function tellRefusal({ status, message }: ApiError): Promise<void> {
  const isRefused = [400, 409, 413].includes(status);
  await confirm({
    title: isRefused ? restTexts.validation : restTexts.error,
    message: isRefused ? message : texts.failed,
    confirmLabel: texts.ok,
    cancelLabel: null,
    width: '25%',
  });
}

/**
 * What has not to be chosen again: all but the options that the server names, and but the file where it names none. What
 * has nothing to do with the form leaves it as it is.
 */
function whatIsStillGood(
  draft: ImportDraft,
  empty: ImportDraft,
  { status, fieldErrors }: ApiError,
): ImportDraft {
  if (![400, 409, 413].includes(status)) return draft;
  const wrong = fieldErrors
    .map(({ path }) => path.replace('/body/', ''))
    .filter((name) => name in empty.options);
  if (wrong.length === 0) return { ...draft, files: [] };
  const renewed = wrong.map((name) => [name, empty.options[name] ?? null]);
  return { ...draft, options: { ...draft.options, ...Object.fromEntries(renewed) } };
}
