import type { Designer, IdName } from '@crt/api-client/types-design-sessions';
import { Button, IconButton } from '@crt/ui/Button';
import { DataTable, defineColumns, useClientRows } from '@crt/ui/DataTable';
import { SearchField } from '@crt/ui/SearchField';
import { Inline } from '@crt/ui/Stack';
import { Switch } from '@crt/ui/Switch';
import { fullName } from '@crt/domain/full-name';
import { Pencil } from 'lucide-react';
import { useMemo } from 'react';
import { FilterPicker } from '../../shared/filter/FilterPicker.tsx';
import { initialDesignerFilter, narrowDesigners, type DesignerFilter } from './designer-filter.ts';
import { designerTexts as texts } from './designer.texts.ts';

export interface DesignerTableProps {
  readonly designers: readonly Designer[];
  readonly productTypes: readonly IdName[];
  readonly filter: DesignerFilter;
  readonly onFilter: (filter: DesignerFilter) => void;
  readonly onEdit: (designer: Designer) => void;
  /** Address of the schedule of a designer. */
  readonly scheduleHref: (id: string) => string;
  readonly isLoading?: boolean;
  /** Why there are none, in a sentence. */
  readonly error?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

/** The designers with what decides when they can be booked (N21). */
export const DesignerTable = (props: DesignerTableProps) => {
  const { designers, productTypes, filter, onFilter, onEdit, scheduleHref, ...state } = props;
  const columns = useMemo(() => columnsOf(scheduleHref, onEdit), [scheduleHref, onEdit]);
  const shown = useMemo(() => narrowDesigners(designers, filter), [designers, filter]);
  const source = useClientRows(shown, columns);
  const clear = () => onFilter({ ...initialDesignerFilter, hidesDisabled: false });
  return (
    <DataTable
      label={texts.title}
      columns={columns}
      getRowKey={getRowKey}
      hasColumnChooser={false}
      onRowAction={onEdit}
      exportName={texts.title}
      toolbar={<DesignerBar filter={filter} onFilter={onFilter} productTypes={productTypes} />}
      empty={
        designers.length > 0
          ? { reason: 'nothingMatches', action: <Button onPress={clear}>{texts.clearFilters}</Button> }
          : { reason: 'nothingYet' }
      }
      {...source}
      {...state}
    />
  );
};

const getRowKey = ({ id }: Designer) => id;

const DesignerBar = ({
  filter,
  onFilter,
  productTypes,
}: Pick<DesignerTableProps, 'filter' | 'onFilter' | 'productTypes'>) => (
  <Inline gap={3}>
    <SearchField
      label={texts.search}
      value={filter.name}
      onChange={(name) => onFilter({ ...filter, name })}
    />
    <FilterPicker
      label={texts.designProducts}
      groups={[{ options: productTypes.map(({ id, name }) => ({ id: String(id), name })) }]}
      chosen={filter.productTypeIds.map(String)}
      onChange={(ids) => onFilter({ ...filter, productTypeIds: ids.map(Number) })}
    />
    <Switch
      isSelected={filter.hidesDisabled}
      onChange={(hidesDisabled) => onFilter({ ...filter, hidesDisabled })}
    >
      {texts.hideDisabled}
    </Switch>
  </Inline>
);

const shownName = (designer: Designer) =>
  designer.isActive ? fullName(designer) : texts.disabled(fullName(designer));

function columnsOf(scheduleHref: (id: string) => string, onEdit: (designer: Designer) => void) {
  return defineColumns<Designer>([
    { id: 'name', header: texts.name, kind: 'text', value: shownName, width: 120, isFlexible: true },
    {
      id: 'products',
      header: texts.designProducts,
      kind: 'text',
      value: ({ productNames }) => productNames.join(', '),
      lines: 2,
      width: 122,
      isFlexible: true,
    },
    { id: 'location', header: texts.location, kind: 'text', value: ({ location }) => location, width: 88 },
    {
      id: 'bookable',
      header: texts.bookableViaApi,
      kind: 'boolean',
      value: ({ bookableViaApi }) => bookableViaApi,
      width: 92,
    },
    {
      id: 'sessionsPerDay',
      header: texts.sessionsPerDay,
      kind: 'number',
      value: ({ sessionsPerDay }) => sessionsPerDay,
      width: 90,
    },
    {
      id: 'schedule',
      header: texts.schedule,
      kind: 'link',
      value: () => texts.openSchedule,
      href: ({ id }) => scheduleHref(id),
      isSortable: false,
      width: 138,
    },
    {
      id: 'edit',
      header: texts.actions,
      kind: 'custom',
      align: 'end',
      isSortable: false,
      isResizable: false,
      initialPin: 'end',
      width: 56,
      cell: (designer) => (
        <IconButton
          size="small"
          excludeFromTabOrder
          label={texts.editOf(fullName(designer))}
          icon={<Pencil />}
          onPress={() => onEdit(designer)}
        />
      ),
    },
  ]);
}
