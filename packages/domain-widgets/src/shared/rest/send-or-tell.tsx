import { ApiError } from '@crt/api-client/api-error';
import { confirm } from '@crt/ui/confirm';
import { Stack } from '@crt/ui/Stack';
import { Text } from '@crt/ui/Text';
import { toast } from '@crt/ui/toast';
import { askBeforeLoss } from '../edit/ask.ts';
import { editTexts } from '../edit/edit.texts.ts';
import { restTexts } from './rest.texts.ts';

/** What is asked and told around a call. */
export interface CallWords {
  /** Asked before something is removed. */
  readonly question?: string;
  /** Told for four seconds when it is done. */
  readonly done: string;
  /** Told when it failed otherwise than by a rule. */
  readonly failed: string;
  /** What is sent, by its wire names: what the server says of a field is told by its label. */
  readonly fields?: Readonly<Record<string, { readonly label: string }>>;
}

/**
 * Makes a REST call. What a rule refuses (409) is an alert 'Validation Error' with everything that the server said, unless
 * `onRefused` does something else about it and answers whether it was done; any other failure is an alert 'Error' with the
 * text of the operation, and with what is wrong with the request where the server says so (O23, O24). Answers whether it
 * was done, once the alert was read: a dialog below it keeps what was typed.
 */
export async function sendOrTell(
  call: () => Promise<unknown>,
  { question, done, failed, fields = {} }: CallWords,
  onRefused?: (refusal: string) => Promise<boolean>,
): Promise<boolean> {
  if (question !== undefined && !(await askBeforeLoss(question))) return false;
  try {
    await call();
    toast({ message: done });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isRefused = error.status === 409;
    const sentences = isRefused ? rulesBroken(error, fields) : [failed, ...messagesOf(error, fields)];
    if (isRefused && onRefused) return onRefused(sentences.join(' '));
    await confirm({
      title: isRefused ? restTexts.validation : restTexts.error,
      message: isRefused || sentences.length > 1 ? <Sentences sentences={sentences} /> : failed,
      confirmLabel: editTexts.ok,
      cancelLabel: null,
      width: '25%',
    });
    return false;
  }
}

type Fields = NonNullable<CallWords['fields']>;

/** What the server says about single fields, each once. */
const messagesOf = ({ fieldErrors }: ApiError, fields: Fields): readonly string[] => [
  ...new Set(fieldErrors.map((one) => sentenceAbout(one, fields))),
];

/**
 * What the server says of a field as a sentence: 'Issue date must be …' of `/body/issueDate`; what is one already stays. Of
 * what nobody entered there is no label.
 */
function sentenceAbout({ path, message }: ApiError['fieldErrors'][number], fields: Fields): string {
  if (!/^[a-z]/.test(message)) return message;
  const label = path
    .split('/')
    .map((step) => fields[step]?.label)
    .findLast((found) => found !== undefined);
  return label === undefined ? message.charAt(0).toUpperCase() + message.slice(1) : `${label} ${message}`;
}

/** Each rule that was broken. */
function rulesBroken(error: ApiError, fields: Fields): readonly string[] {
  const messages = messagesOf(error, fields);
  return messages.length > 0 ? messages : [error.message];
}

const Sentences = ({ sentences }: { readonly sentences: readonly string[] }) => (
  <Stack gap={2}>
    {sentences.map((sentence) => (
      <Text as="p" key={sentence}>
        {sentence}
      </Text>
    ))}
  </Stack>
);
