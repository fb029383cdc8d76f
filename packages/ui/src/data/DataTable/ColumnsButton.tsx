import { Columns3 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Button } from '../../primitives/Button/Button.tsx';
import { useDataTexts } from '../data-texts.ts';
import type { ColumnLayout, LayoutColumn } from './column-layout.ts';

// Most people never open it: its code comes with the first press.
const ColumnChooser = lazy(async () => ({ default: (await import('./ColumnChooser.tsx')).ColumnChooser }));

interface ColumnsButtonProps {
  columns: readonly LayoutColumn[];
  layout: ColumnLayout;
  onLayoutChange: (layout: ColumnLayout) => void;
}

/** Opens the column chooser. */
export const ColumnsButton = ({ columns, layout, onLayoutChange }: ColumnsButtonProps) => {
  const texts = useDataTexts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <Button variant="ghost" size="small" icon={<Columns3 />}>
        {texts.columns}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ColumnChooser columns={columns} layout={layout} onLayoutChange={onLayoutChange} />
        </Suspense>
      )}
    </DialogTrigger>
  );
};
