import { ApiError } from '@crt/api-client/api-error';
import { useRead, useWrite } from '@crt/api-client/hooks';
import { getImportStatus, importRequests } from '@crt/api-client/main/request-import';
import { Banner } from '@crt/ui/Banner';
import { ProgressBar } from '@crt/ui/ProgressBar';
import { Stack } from '@crt/ui/Stack';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ImportForm, type ImportDraft } from './ImportForm.tsx';
import { requestImportForm } from './request-import-form.tsx';
import { requestImportTexts as texts } from './request-import.texts.ts';
import { pollMs } from './use-import-users.ts';

const empty: ImportDraft = { files: [], options: requestImportForm.emptyOptions, isDryRun: false };

export interface ConnectedRequestImportFormProps {
  /** The import is finished; where that leads is the application's matter. */
  readonly onImported: (id: number) => void;
}

/**
 * Uploads a file of requests and waits until it is imported: an event of its own import tells that, or else the question that is
 * asked again every three seconds. Why a file cannot be read stands above the form (R10 to R12, R22).
 */
export const ConnectedRequestImportForm = ({ onImported }: ConnectedRequestImportFormProps) => {
  const form = useForm<ImportDraft>({ defaultValues: empty });
  const { mutateAsync, isPending } = useWrite(importRequests);
  const [id, setId] = useState<number>();
  const [messages, setMessages] = useState<readonly string[]>();
  const submit = async ({ files: [requestsFile], options, isDryRun }: ImportDraft) => {
    if (!requestsFile) return;
    setMessages(undefined);
    try {
      const updateExistingPlans = options.updateExistingPlans === true;
      const { importedRequestId } = await mutateAsync({
        // A form carries a file as it is; the contract knows it as a text.
        body: { requestsFile: requestsFile as never, updateExistingPlans, isDryRun },
      });
      if (importedRequestId !== null) setId(importedRequestId);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setMessages(messagesOf(error));
      form.setValue('files', []);
    }
  };
  if (id !== undefined) return <Processing id={id} onImported={onImported} />;
  return (
    <Stack gap={4}>
      {messages && <Banner tone="critical" title={texts.failed} live="assertive" />}
      {messages?.map((message) => (
        <Banner key={message} tone="critical" live="assertive">
          {message}
        </Banner>
      ))}
      <ImportForm
        kind={requestImportForm}
        form={form}
        onSubmit={submit}
        isPending={isPending}
        submitLabel={texts.submit}
      />
      {isPending && <ProgressBar label={texts.uploading} />}
    </Stack>
  );
};

/** Waits for the end of one import; that of another one says nothing to it. */
const Processing = ({ id, onImported }: { readonly id: number } & ConnectedRequestImportFormProps) => {
  const { data } = useRead(
    getImportStatus,
    { id },
    { refetchInterval: ({ state }) => (state.data?.isImported === true ? false : pollMs) },
  );
  const isImported = data?.isImported === true;
  useEffect(() => {
    if (isImported) onImported(id);
  }, [isImported, id, onImported]);
  return <ProgressBar label={texts.processing} />;
};

/** The messages of an import that was refused; of every other failure its own words. */
function messagesOf({ answer, message }: ApiError): readonly string[] {
  const told: unknown =
    typeof answer === 'object' && answer !== null && 'messages' in answer ? answer.messages : undefined;
  if (Array.isArray(told)) return told.filter((one) => typeof one === 'string');
  return message === '' || message === texts.failed ? [] : [message];
}
