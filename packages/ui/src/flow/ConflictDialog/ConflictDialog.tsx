import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useTexts } from '../../texts/TextsProvider.tsx';
import * as styles from './ConflictDialog.css.ts';

/** One field that two people changed. */
export interface ConflictField {
  id: string;
  label: string;
  /** What it was when editing began. */
  base: ReactNode;
  yours: ReactNode;
  theirs: ReactNode;
}

export interface ConflictDialogProps {
  isOpen: boolean;
  fields: readonly ConflictField[];
  /** Saves yours over theirs. */
  onKeepYours: () => void;
  /** Drops yours. */
  onTakeTheirs: () => void;
  /** Decides later; what was typed stays. */
  onClose: () => void;
  /** Who and when, if known. */
  children?: ReactNode;
}

/** Somebody else saved first: shows both, and the person decides. */
export const ConflictDialog = ({
  isOpen,
  fields,
  onKeepYours,
  onTakeTheirs,
  onClose,
  children,
}: ConflictDialogProps) => {
  const texts = useTexts();
  return (
    <Dialog
      isOpen={isOpen}
      role="alertdialog"
      width="large"
      title={texts.conflictTitle}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onKeepYours}>{texts.conflictKeepYours}</Button>
          <Button autoFocus tone="accent" variant="solid" onPress={onTakeTheirs}>
            {texts.conflictTakeTheirs}
          </Button>
        </>
      }
    >
      {children}
      <table data-component="ConflictDialog" className={styles.table}>
        <thead>
          <tr>
            {[texts.conflictField, texts.conflictBase, texts.conflictYours, texts.conflictTheirs].map(
              (name) => (
                <th key={name} scope="col" className={styles.head}>
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {fields.map(({ id, label, base, yours, theirs }) => (
            <tr key={id}>
              <th scope="row" className={styles.name}>
                {label}
              </th>
              <td className={styles.before}>{base}</td>
              <td className={styles.cell}>{yours}</td>
              <td className={styles.cell}>{theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
};
