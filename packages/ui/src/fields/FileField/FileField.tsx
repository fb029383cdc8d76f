import { type RefObject, useRef, useState } from 'react';
import { Upload } from 'lucide-react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Text } from 'react-aria-components/Text';
import { isFileDropItem } from 'react-aria-components/useDragAndDrop';
import { Button } from '../../primitives/Button/Button.tsx';
import { useFlowTexts } from '../../texts/flow-texts.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { PlainField } from '../Field/PlainField.tsx';
import * as styles from './FileField.css.ts';
import { FileRow, type FileState } from './FileRow.tsx';
import { type FileRules, kindsInWords, refusalOf, sizeInWords } from './file-rules.ts';

export interface FileFieldProps extends FieldProps, FileRules {
  value: readonly File[];
  onChange: (value: File[]) => void;
  /** Several files; without it a new file takes the place of the old one. */
  isMultiple?: boolean;
  /** Progress and error of a file, while and after it is sent. */
  stateOf?: (file: File) => FileState | undefined;
  isDisabled?: boolean;
  /** Shows the files without a way to change them. */
  isReadOnly?: boolean;
}

// Two files may have the same name.
const keys = new WeakMap<File, number>();
let lastKey = 0;
const keyOf = (file: File): number => {
  const known = keys.get(file);
  if (known !== undefined) return known;
  lastKey += 1;
  keys.set(file, lastKey);
  return lastKey;
};

interface Refused {
  file: File;
  reason: string;
}

/** Files, chosen, dropped or pasted. What is not taken is listed with its reason. */
export const FileField = ({
  value,
  onChange,
  accept,
  maxSize,
  isMultiple = false,
  stateOf,
  isDisabled = false,
  isReadOnly = false,
  ...frame
}: FileFieldProps) => {
  const texts = useFlowTexts();
  const { locale } = useLocale();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const take = (files: readonly File[]) => {
    const judged = files.map((file) => ({
      file,
      reason: refusalOf(file, { accept, maxSize }, texts, locale),
    }));
    const good = judged.filter((entry) => entry.reason === undefined).map(({ file }) => file);
    const bad = judged.filter((entry): entry is Refused => entry.reason !== undefined);
    const over = isMultiple ? [] : good.slice(1).map((file) => ({ file, reason: texts.onlyOneFile }));
    setRefused([...bad, ...over]);
    if (good.length > 0) onChange(isMultiple ? [...value, ...good] : good.slice(0, 1));
  };
  const chooser = useRef<HTMLButtonElement>(null);
  // A file goes with the button that takes it away: the focus must not go along.
  const remove = (takeAway: () => void) => () => {
    chooser.current?.focus();
    takeAway();
  };
  const canChange = !isDisabled && !isReadOnly;
  return (
    <PlainField component="FileField" {...frame}>
      {!isReadOnly && (
        <Drop
          {...{ accept, maxSize, isMultiple, isDisabled }}
          isInvalid={frame.errorMessage !== undefined}
          label={frame.label}
          chooser={chooser}
          onFiles={take}
        />
      )}
      {value.length > 0 && (
        <ul aria-label={texts.files} className={styles.list}>
          {value.map((file) => (
            <FileRow
              key={keyOf(file)}
              file={file}
              state={stateOf?.(file) ?? {}}
              {...(canChange
                ? { onRemove: remove(() => onChange(value.filter((other) => other !== file))) }
                : {})}
            />
          ))}
        </ul>
      )}
      {/* There from the start, so that what appears in it is read aloud. */}
      <div role="status">
        {refused.length > 0 && (
          <ul aria-label={texts.refusedFiles} className={styles.list}>
            {refused.map(({ file, reason }) => (
              <FileRow
                key={keyOf(file)}
                file={file}
                state={{ error: reason }}
                onRemove={remove(() => setRefused(refused.filter((other) => other.file !== file)))}
              />
            ))}
          </ul>
        )}
      </div>
    </PlainField>
  );
};

interface DropProps extends FileRules {
  label: string;
  chooser: RefObject<HTMLButtonElement | null>;
  isMultiple: boolean;
  isDisabled: boolean;
  isInvalid: boolean;
  onFiles: (files: readonly File[]) => void;
}

const Drop = ({ label, chooser, accept, maxSize, isMultiple, isDisabled, isInvalid, onFiles }: DropProps) => {
  const texts = useFlowTexts();
  const { locale } = useLocale();
  const limits = [
    ...(accept === undefined ? [] : [kindsInWords(accept)]),
    ...(maxSize === undefined ? [] : [texts.fileUpTo(sizeInWords(maxSize, locale))]),
  ];
  return (
    <DropZone
      aria-label={label}
      className={styles.zone}
      isDisabled={isDisabled}
      {...(isInvalid ? { 'data-invalid': '' } : {})}
      getDropOperation={() => 'copy'}
      onDrop={({ items }) =>
        void Promise.all(items.filter(isFileDropItem).map((item) => item.getFile())).then(onFiles)
      }
    >
      <FileTrigger
        allowsMultiple={isMultiple}
        onSelect={(files) => onFiles([...(files ?? [])])}
        {...(accept === undefined ? {} : { acceptedFileTypes: accept })}
      >
        <Button ref={chooser} size="small" icon={<Upload />} isDisabled={isDisabled}>
          {isMultiple ? texts.chooseFiles : texts.chooseFile}
        </Button>
      </FileTrigger>
      <Text slot="label">{isMultiple ? texts.dropFiles : texts.dropFile}</Text>
      {limits.length > 0 && <span className={styles.limits}>{limits.join(', ')}</span>}
    </DropZone>
  );
};
