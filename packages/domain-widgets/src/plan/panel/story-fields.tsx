import { exampleOf, mock } from '@crt/api-client/mocks';
import {
  getManufacturingInformation,
  getPlanData,
  getRequestInformation,
  getShipmentInformation,
  type editPlanPONumber,
} from '@crt/api-client/main/plan';
import { Button } from '@crt/ui/Button';
import type { InlineValue } from '@crt/ui/InlineEdit';
import { Stack } from '@crt/ui/Stack';
import { fn } from 'storybook/test';
import type { FieldValue } from '../../shared/edit/run-edit.ts';
import { manufacturingFields } from '../ManufacturingInformation/manufacturing-fields.ts';
import { planDataFields } from '../PlanData/plan-data-fields.ts';
import { requestFields } from '../RequestInformation/request-fields.ts';
import { shipmentFields } from '../Shipment/shipment-fields.ts';
import type { PanelInfo, PlanField } from './plan-field.ts';
import { StorySurroundings } from './story-surroundings.tsx';
import { useSaveField } from '../../shared/record/use-save-field.ts';

const request = exampleOf(getRequestInformation);
const data = exampleOf(getPlanData);
const manufacturing = exampleOf(getManufacturingInformation);
const shipment = { ...exampleOf(getShipmentInformation), canManageFulfilmentPlan: true };

/** The stamp with which the request information was read. */
export const readStamp = request.timestampBase64;

/** Every field of every panel. */
export const everyField = [
  ...Object.values(requestFields),
  ...Object.values(planDataFields),
  ...Object.values(manufacturingFields),
  ...Object.values(shipmentFields),
].map(({ name, label, hasStamp, operation }) => ({
  name,
  label,
  hasStamp,
  operation: operation as typeof editPlanPONumber,
}));

const samples: Readonly<Record<InlineValue['kind'], FieldValue>> = {
  text: 'Mine',
  number: 5,
  date: '2026-12-24',
  instant: '2026-12-24T09:00:00Z',
  boolean: true,
  choice: 'mine',
};

interface FieldsProps<Info> {
  readonly info: Info;
  readonly fields: Readonly<Record<string, PlanField<Info>>>;
  readonly onDone: (name: string, isClosed: boolean) => void;
}

const Fields = <Info extends PanelInfo>({ info, fields, onDone }: FieldsProps<Info>) => {
  const { save } = useSaveField(info);
  const press = async (field: PlanField<Info>) =>
    onDone(
      field.name,
      await save(field, samples[field.edit(info, () => 'Europe/Berlin').kind], info.timestampBase64),
    );
  return Object.values(fields).map((field) => (
    <Button key={field.name} onPress={() => void press(field)}>
      {field.label}
    </Button>
  ));
};

/** A button for each field of the panels, which saves it as its editor would; tells whether the editor may close. */
const EveryField = ({ onDone }: Pick<FieldsProps<PanelInfo>, 'onDone'>) => (
  <Stack gap={2}>
    <Fields info={request} fields={requestFields} onDone={onDone} />
    <Fields info={data} fields={planDataFields} onDone={onDone} />
    <Fields info={manufacturing} fields={manufacturingFields} onDone={onDone} />
    <Fields info={shipment} fields={shipmentFields} onDone={onDone} />
  </Stack>
);

/** Told after each press whether the editor of a field may close. */
export const isClosed = fn<(name: string, isClosed: boolean) => void>();
/** What each field sent. */
export const sent = fn<(name: string, body: object) => void>();

/** What stories render that press the button of each field. */
export const renderEveryField = () => (
  <StorySurroundings width="27rem">
    <EveryField onDone={isClosed} />
  </StorySurroundings>
);

/** The calls of all fields, each answering as when it is saved, or so; what they sent and told before is forgotten. */
export function answerEveryField(answer: object = {}) {
  isClosed.mockClear();
  sent.mockClear();
  return everyField.map(({ name, operation }) =>
    mock(operation, ({ body }) => {
      sent(name, body);
      return { ...exampleOf(operation), ...answer };
    }),
  );
}
