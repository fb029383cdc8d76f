import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { Select } from '../../fields/Select/Select.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useFlowTexts } from '../../texts/flow-texts.ts';
import { useTexts } from '../../texts/TextsProvider.tsx';
import { useBrowserValue } from '../../theme/use-browser-value.ts';
import type { Paper } from './paper.ts';
import * as styles from './PrintDialog.css.ts';
import { usePageSize } from './use-page-size.ts';

export interface PrintDialogProps {
  /** What is printed: `Traveler of 26-10412`. */
  title: string;
  /** Papers it fits on, the usual one first; asked only where there are several. */
  papers: readonly [Paper, ...Paper[]];
  /** What stands on the paper, without its edges; drawn twice, for the eye and for the printer. */
  children: ReactNode;
  /** By how much the preview is smaller than the paper. Default 1, which is its size. */
  scale?: number;
  onClose: () => void;
}

/**
 * Shows what will be on the paper, at its size in millimetres, and hands it to the browser's own print, which also
 * writes PDF. Of the page itself nothing is printed while the dialog is open.
 */
export const PrintDialog = ({ title, papers, children, scale = 1, onClose }: PrintDialogProps) => {
  const texts = useTexts();
  const flowTexts = useFlowTexts();
  const [name, setName] = useState(papers[0].name);
  const paper = papers.find((one) => one.name === name) ?? papers[0];
  usePageSize(paper);
  // Dialogs are drawn in the browser only, and so is what its printer takes.
  const isInBrowser = useBrowserValue(() => true, false);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      width={paper.widthMm > 120 ? 'large' : 'medium'}
      footer={
        <>
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button tone="accent" variant="solid" onPress={() => window.print()}>
            {flowTexts.print}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {papers.length > 1 && (
          <Select<string>
            label={flowTexts.paper}
            value={paper.name}
            options={papers.map((one) => ({ id: one.name, name: one.name }))}
            onChange={(chosen) => setName(chosen ?? papers[0].name)}
          />
        )}
        {/* Whoever works by keys moves it with the arrows. */}
        <div role="group" aria-label={flowTexts.preview} tabIndex={0} className={styles.desk}>
          <div className={styles.sheet} style={sheetSize(paper, scale)}>
            {children}
          </div>
        </div>
      </Stack>
      {isInBrowser &&
        createPortal(
          <div className={styles.printed} data-print="only">
            {children}
          </div>,
          document.body,
        )}
    </Dialog>
  );
};

/** At least one whole sheet; more text makes it longer, where the printer would take the next one. */
const sheetSize = ({ widthMm, heightMm, marginMm }: Paper, zoom: number) => ({
  inlineSize: `${widthMm}mm`,
  minBlockSize: `${heightMm}mm`,
  padding: `${marginMm}mm`,
  zoom,
});
