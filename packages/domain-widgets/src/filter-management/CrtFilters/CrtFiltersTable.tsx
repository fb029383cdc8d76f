import type { CrtStoredQuery } from '@crt/api-client/types-main';
import { ClipboardList, Factory, History } from 'lucide-react';
import { filterManagementTexts as texts } from '../filter-management.texts.ts';
import { FiltersTable, type FiltersTableProps, type MarkedWord } from '../FiltersTable/FiltersTable.tsx';

const icons = [<ClipboardList key="plans" />, <Factory key="cycles" />, <History key="changes" />] as const;

const listOf = ({ containingEntity }: CrtStoredQuery): MarkedWord => [
  icons[containingEntity],
  texts.lists[containingEntity],
];

export type CrtFiltersTableProps = Omit<FiltersTableProps<CrtStoredQuery>, 'label' | 'listOf'>;

/** The saved filters of the main system's lists (W2, W7). */
export const CrtFiltersTable = (props: CrtFiltersTableProps) => (
  <FiltersTable label={texts.table} listOf={listOf} {...props} />
);
