import { File as FileIcon, FileWarning, X } from 'lucide-react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { IconButton } from '../../primitives/Button/IconButton.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { useFlowTexts } from '../../texts/flow-texts.ts';
import { useTexts } from '../../texts/TextsProvider.tsx';
import { error as errorText } from '../Field/Field.css.ts';
import * as styles from './FileField.css.ts';
import { sizeInWords } from './file-rules.ts';

/** How far a file has come, or what is wrong with it. */
export interface FileState {
  /** Percent that is uploaded; leave it out before and after. */
  progress?: number;
  /** Why it was not taken, in the server's words. */
  error?: string;
}

interface FileRowProps {
  file: File;
  state: FileState;
  /** Absent where it cannot be taken away. */
  onRemove?: () => void;
}

/** One file with its size, its progress and what is wrong with it. */
export const FileRow = ({ file, state: { progress, error }, onRemove }: FileRowProps) => {
  const words = useTexts();
  const texts = useFlowTexts();
  const { locale } = useLocale();
  return (
    <li
      className={styles.file}
      {...(error === undefined ? {} : { 'data-invalid': '' })}
      {...(onRemove === undefined ? { 'data-fixed': '' } : {})}
    >
      <span className={styles.icon}>
        <Icon>{error === undefined ? <FileIcon /> : <FileWarning />}</Icon>
      </span>
      <span className={styles.name} title={file.name}>
        {file.name}
      </span>
      {/* A unit stays behind its number where the page runs from right to left. */}
      <bdi className={styles.size}>{sizeInWords(file.size, locale)}</bdi>
      {onRemove !== undefined && (
        <IconButton size="small" label={words.remove(file.name)} icon={<X />} onPress={onRemove} />
      )}
      {progress !== undefined && error === undefined && (
        <div className={styles.below}>
          <ProgressBar label={texts.uploadOf(file.name)} isLabelHidden value={progress} />
        </div>
      )}
      {error !== undefined && <div className={`${styles.below} ${errorText}`}>{error}</div>}
    </li>
  );
};
