import type { ListedStepEffort } from '@crt/api-client/types-main';
import { criticalHoursText, criticalityLevels, effortText } from '@crt/domain/step-effort';
import { Button } from '@crt/ui/Button';
import { DataTable, defineColumns, type Column } from '@crt/ui/DataTable';
import { EmptyState } from '@crt/ui/EmptyState';
import { Select } from '@crt/ui/Select';
import { Inline, Spacer, Stack } from '@crt/ui/Stack';
import { Heading, Text } from '@crt/ui/Text';
import { Pencil } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { stepEffortTexts as texts } from './step-effort.texts.ts';

type Item = ListedStepEffort['items'][number];

export interface StepEffortsProps {
  readonly locations: readonly { readonly id: number; readonly name: string }[];
  readonly locationId: number;
  readonly onLocation: (id: number) => void;
  /** One group per workflow, by name. */
  readonly efforts: readonly ListedStepEffort[];
  /** Minutes of a working day of the location. */
  readonly workDayDuration: number;
  readonly onEdit: (group: ListedStepEffort) => void;
  /** What else may be done with a group, beside Edit. */
  readonly groupActions?: ((group: ListedStepEffort) => ReactNode) | undefined;
}

/** What the steps of each workflow take at a location: a table per workflow (T22 to T24). */
export const StepEfforts = (props: StepEffortsProps) => {
  const { efforts, workDayDuration, onEdit, groupActions } = props;
  const columns = useMemo(() => columnsOf(workDayDuration), [workDayDuration]);
  return (
    <Stack gap={4}>
      <LocationBar {...props} />
      {efforts.length === 0 && (
        <EmptyState reason="nothingYet" title={texts.noGroups}>
          {texts.noGroupsHint}
        </EmptyState>
      )}
      {efforts.map((group) => (
        <Stack key={group.id} gap={2}>
          <Inline gap={2}>
            <Heading level={2}>{group.name}</Heading>
            <Spacer />
            {groupActions?.(group)}
            <Button
              size="small"
              icon={<Pencil />}
              aria-label={texts.editOf(group.name)}
              onPress={() => onEdit(group)}
            >
              {texts.edit}
            </Button>
          </Inline>
          <DataTable
            label={group.name}
            columns={columns}
            rows={group.items}
            getRowKey={getRowKey}
            hasColumnChooser={false}
            height="content"
            exportName={texts.file(group.name)}
          />
        </Stack>
      ))}
    </Stack>
  );
};

const getRowKey = ({ jobStepId }: Item) => String(jobStepId);

const LocationBar = ({ locations, locationId, onLocation, workDayDuration }: StepEffortsProps) => (
  <Inline gap={4} align="end">
    <Select
      label={texts.location}
      options={locations.map(({ id, name }) => ({ id, name }))}
      value={locationId}
      onChange={(id) => id !== null && onLocation(id)}
    />
    {/* No day is as long as this, so that it is told in hours. */}
    <Text tone="muted">{texts.workDay(effortText(workDayDuration, 1441))}</Text>
  </Inline>
);

function columnsOf(workDayDuration: number): readonly Column<Item>[] {
  const fixed = { isSortable: false, isResizable: false } as const;
  const words = texts.columns;
  return defineColumns<Item>([
    {
      ...fixed,
      id: 'step',
      header: words.step,
      kind: 'text',
      value: ({ name }) => name,
      width: 174,
      isFlexible: true,
    },
    {
      ...fixed,
      id: 'effort',
      header: words.effort,
      kind: 'text',
      align: 'end',
      value: ({ effort }) => effortText(effort, workDayDuration),
      width: 96,
    },
    ...criticalityLevels.map((level): Column<Item> => ({
      ...fixed,
      id: `critical${level}`,
      header: words.critical(level),
      kind: 'text',
      align: 'end',
      value: ({ criticalities }) => criticalHoursText(criticalities, level),
      width: 84,
    })),
    {
      ...fixed,
      id: 'showExpectedTime',
      header: words.showExpectedTime,
      kind: 'boolean',
      value: ({ showExpectedTime }) => showExpectedTime,
      width: 116,
    },
    {
      ...fixed,
      id: 'requiresWorker',
      header: words.requiresWorker,
      kind: 'boolean',
      value: ({ requiresWorker }) => requiresWorker,
      width: 80,
    },
  ]);
}
