import { ApiError } from '@crt/api-client/api-error';
import { Banner } from '@crt/ui/Banner';
import { Button } from '@crt/ui/Button';
import { Dialog } from '@crt/ui/Dialog';
import { FileField } from '@crt/ui/FileField';
import { Stack } from '@crt/ui/Stack';
import { Text } from '@crt/ui/Text';
import { TextArea } from '@crt/ui/TextField';
import { useState } from 'react';
import { mostPicks, type Pick } from './export-choice.ts';
import { exportTexts } from './export.texts.ts';

const texts = exportTexts.codes;

/** The largest file that the server reads. */
const largestFile = 5_000_000;

/** So many unknown codes are named. */
const mostNamed = 10;

/** What was found in pasted text or in a file, and what was not (R9). */
export interface FoundCodes {
  readonly picks: readonly Pick[];
  /** Codes that belong to nothing. */
  readonly unknown: readonly string[];
  readonly junk: readonly { readonly line: number; readonly text: string }[];
  readonly junkCount: number;
}

export interface CodesDialogProps {
  /** Finds what the lines of a text file name. @throws ApiError */
  readonly extract: (file: File) => Promise<FoundCodes>;
  readonly onClose: () => void;
  readonly onAdd: (picks: readonly Pick[]) => void;
}

/** Hundreds of codes at once, pasted or out of a file: what is found is added, and every other line is told (R9). */
export const CodesDialog = ({ extract, onClose, onAdd }: CodesDialogProps) => {
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const { found, error, isBusy, search, forget } = useExtraction(extract);
  const [file = text.trim() === '' ? undefined : new File([text], 'pasted.txt', { type: 'text/plain' })] =
    files;
  const change = (next: { readonly text: string } | { readonly files: readonly File[] }) => {
    forget();
    if ('text' in next) setText(next.text);
    else setFiles(next.files);
  };
  return (
    <Dialog
      isOpen
      width="35%"
      title={texts.title}
      isDirty={files.length > 0 || text !== ''}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onPress={onClose}>
            {texts.cancel}
          </Button>
          {found && found.picks.length > 0 ? (
            <Button tone="accent" variant="solid" onPress={() => onAdd(found.picks)}>
              {texts.add(found.picks.length)}
            </Button>
          ) : (
            <Button tone="accent" variant="solid" isPending={isBusy} onPress={() => void search(file)}>
              {texts.submit}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <TextArea
          label={texts.text}
          rows={6}
          value={text}
          isDisabled={files.length > 0}
          onChange={(value) => change({ text: value })}
        />
        <FileField
          label={texts.file}
          accept={['.txt', '.csv']}
          maxSize={largestFile}
          value={files}
          errorMessage={error}
          onChange={(value) => change({ files: value })}
        />
        {found && <FoundOf found={found} />}
      </Stack>
    </Dialog>
  );
};

/** The search in a file, and what came of it. */
function useExtraction(extract: CodesDialogProps['extract']) {
  const [found, setFound] = useState<FoundCodes>();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const forget = () => {
    setFound(undefined);
    setError(undefined);
  };
  const search = async (file: File | undefined) => {
    forget();
    if (!file) return setError(texts.nothingEntered);
    setIsBusy(true);
    try {
      setFound(await extract(file));
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : texts.failed);
    } finally {
      setIsBusy(false);
    }
  };
  return { found, error, isBusy, search, forget };
}

const FoundOf = ({ found }: { readonly found: FoundCodes }) => {
  const { picks, unknown, junk, junkCount } = found;
  const isClean = unknown.length === 0 && junkCount === 0 && picks.length <= mostPicks;
  return (
    <Banner tone={isClean ? 'positive' : 'caution'} title={texts.found(picks.length)} live="polite">
      {!isClean && (
        <Stack gap={2}>
          {picks.length > mostPicks && <Text as="p">{texts.onlyFirst(mostPicks, picks.length)}</Text>}
          {unknown.length > 0 && (
            <LeftOut title={texts.unknown(unknown.length)} lines={unknown} count={unknown.length} />
          )}
          {junkCount > 0 && (
            <LeftOut
              title={texts.junk(junkCount)}
              lines={junk.map(({ line, text }) => texts.line(line, text))}
              count={junkCount}
            />
          )}
        </Stack>
      )}
    </Banner>
  );
};

interface LeftOutProps {
  readonly title: string;
  /** The first of them. */
  readonly lines: readonly string[];
  readonly count: number;
}

const LeftOut = ({ title, lines, count }: LeftOutProps) => {
  const named = lines.slice(0, mostNamed);
  return (
    <div>
      <Text as="p" weight="medium">
        {title}
      </Text>
      <ul>
        {named.map((line) => (
          <li key={line}>
            <Text isNumeric>{line}</Text>
          </li>
        ))}
      </ul>
      {count > named.length && <Text as="p">{texts.more(count - named.length)}</Text>}
    </div>
  );
};
