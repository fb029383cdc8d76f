import { Columns3 } from 'lucide-react';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { BarButton } from '../BarButton/BarButton.tsx';
import { useDataTexts } from '../data-texts.ts';
import { initialLayout, type ColumnLayout, type LayoutColumn } from './column-layout.ts';

// Most people never open it: its code, and that of the overlay around it, comes with the first press.
const ColumnChooser = lazy(async () => ({ default: (await import('./ColumnChooser.tsx')).ColumnChooser }));

interface ColumnsButtonProps {
  columns: readonly LayoutColumn[];
  layout: ColumnLayout;
  onLayoutChange: (layout: ColumnLayout) => void;
  /** Default: the layout as the columns were declared. */
  onReset: (() => void) | undefined;
  actions: ReactNode;
}

/** Opens the column chooser. */
export const ColumnsButton = ({ actions, onReset, ...choice }: ColumnsButtonProps) => {
  const texts = useDataTexts();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <BarButton ref={button} onPress={() => setIsOpen(!isOpen)} hasPopup isExpanded={isOpen}>
        <Columns3 size={16} strokeWidth={1.5} aria-hidden />
        {texts.columns}
      </BarButton>
      {isOpen && (
        <Suspense fallback={null}>
          <ColumnChooser
            opener={button}
            onClose={() => setIsOpen(false)}
            {...choice}
            onReset={onReset ?? (() => choice.onLayoutChange(initialLayout(choice.columns)))}
            actions={actions}
          />
        </Suspense>
      )}
    </>
  );
};
