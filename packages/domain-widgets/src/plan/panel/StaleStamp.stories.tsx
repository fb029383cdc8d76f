import { exampleOf, mock } from '@crt/api-client/mocks';
import {
  getManufacturingInformation,
  getPlanData,
  getRequestInformation,
  type editPlanPONumber,
} from '@crt/api-client/main/plan';
import { planEdits } from '@crt/domain/plan-edit';
import { Button } from '@crt/ui/Button';
import { Stack } from '@crt/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { FieldValue } from '../../shared/edit/run-edit.ts';
import { manufacturingFields } from '../ManufacturingInformation/manufacturing-fields.ts';
import { planDataFields } from '../PlanData/plan-data-fields.ts';
import { requestFields } from '../RequestInformation/request-fields.ts';
import { hasStamp, type PanelInfo, type PlanField } from './plan-field.ts';
import { StorySurroundings } from './story-surroundings.tsx';
import { useSaveField } from './use-save-field.ts';

const request = exampleOf(getRequestInformation);
const data = exampleOf(getPlanData);
const manufacturing = exampleOf(getManufacturingInformation);

const stampedOf = <Info,>(fields: Record<string, PlanField<Info>>) =>
  Object.values(fields).filter(({ name }) => hasStamp(name));
const requestEdits = stampedOf(requestFields);
const dataEdits = stampedOf(planDataFields);
const manufacturingEdits = stampedOf(manufacturingFields);
const everyEdit = [...requestEdits, ...dataEdits, ...manufacturingEdits];

const samples: Readonly<Record<PlanField<unknown>['kind'], FieldValue>> = {
  text: 'Mine',
  number: 5,
  date: '2026-12-24',
  'date-time': '2026-12-24T09:00:00Z',
  switch: true,
  select: 'mine',
};

const isClosed = fn<(name: string, isClosed: boolean) => void>();
const sent = fn<(body: object) => void>();

interface FieldsProps<Info> {
  readonly info: Info;
  readonly fields: readonly PlanField<Info>[];
}

/** A button for each field, that saves it as its editor would. */
const Fields = <Info extends PanelInfo>({ info, fields }: FieldsProps<Info>) => {
  const { save } = useSaveField(info);
  const press = async (field: PlanField<Info>) =>
    isClosed(field.name, await save(field, samples[field.kind], info.timestampBase64));
  return fields.map((field) => (
    <Button key={field.name} onPress={() => void press(field)}>
      {field.label}
    </Button>
  ));
};

const meta = {
  title: 'Widgets/Plans/StaleStamp',
  tags: ['no-visual'],
  render: () => (
    <StorySurroundings width="27rem">
      <Stack gap={2}>
        <Fields info={request} fields={requestEdits} />
        <Fields info={data} fields={dataEdits} />
        <Fields info={manufacturing} fields={manufacturingEdits} />
      </Stack>
    </StorySurroundings>
  ),
  beforeEach: ({ msw }) => {
    isClosed.mockClear();
    sent.mockClear();
    for (const { operation } of everyEdit) {
      msw.use(
        mock(operation as typeof editPlanPONumber, ({ body }) => {
          sent(body);
          return {
            result: 2 as const,
            message: 'Changed at the same time.',
            timestamp: 'AAAAAAAAB9X=',
            data: {
              merged: false,
              conflict: {
                field: 'any',
                base: null,
                theirs: null,
                user: { id: 'usr-hmey', symbol: 'HMEY', name: 'Hanna Meyer' },
                time: '2026-11-20T09:28:41Z',
              },
            },
          };
        }),
      );
    }
  },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/**
 * Each stamped edit is sent with the stamp that was read; a stale one shows who was quicker, and closing that without an
 * answer leaves the editor with what was typed (F11). Hold and resume and the milestones have stories of their own.
 */
export const EveryStampedEdit: Story = {
  play: async ({ canvas }) => {
    const stamped = Object.entries(planEdits).filter(([, edit]) => edit.hasStamp);
    const names = stamped.map(([name]) => name).filter((name) => name !== 'onHold');
    await expect(everyEdit.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    for (const { name, label } of everyEdit) {
      await userEvent.click(canvas.getByRole('button', { name: label }));
      await expect(await screen.findByText(/Hanna Meyer changed this at 10:28/)).toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(isClosed).toHaveBeenLastCalledWith(name, false));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    const { timestampBase64 } = request;
    await expect(sent).toHaveBeenCalledTimes(everyEdit.length);
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ timestampBase64, newValue: 'Mine' }));
  },
};
