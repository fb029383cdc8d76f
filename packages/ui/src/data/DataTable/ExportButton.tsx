import { Download } from 'lucide-react';
import { BarButton } from '../BarButton/BarButton.tsx';
import { useDataTexts } from '../data-texts.ts';
import type { ColumnPlan } from './column-plan.tsx';

interface ExportButtonProps<Row> {
  /** The file's name without its ending. */
  name: string;
  plan: ColumnPlan<Row>;
  rows: readonly Row[];
}

function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = `${name}.csv`;
  link.click();
  // The browser has taken the address over by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** Saves the current view as CSV: the visible columns in their order, the rows in theirs. */
export function ExportButton<Row>({ name, plan, rows }: ExportButtonProps<Row>) {
  const texts = useDataTexts();
  const exportRows = async (): Promise<void> => {
    const { toCsv } = await import('./csv.ts');
    save(name, toCsv(plan.columns, rows));
  };
  return (
    <BarButton onPress={() => void exportRows()}>
      <Download size={16} strokeWidth={1.5} aria-hidden />
      {texts.exportCsv}
    </BarButton>
  );
}
