import type { EditablePlanField, FactsOf } from '@crt/domain/plan-edit';
import { FieldInPlace, FieldProperty, type FieldInPlaceProps } from '../../shared/record/FieldProperty.tsx';
import { lockedReason, type PanelInfo, type PlanField } from './plan-field.ts';

type Closed = 'field' | 'mayEdit' | 'locked';

export interface PlanFieldProps<Info, Name extends EditablePlanField> extends Omit<
  FieldInPlaceProps<Info>,
  Closed
> {
  readonly field: PlanField<Info, Name>;
  /** What its rule asks of the plan; undefined until it is known. */
  readonly facts: FactsOf<Name> | undefined;
}

const closedBy = <Info extends PanelInfo, Name extends EditablePlanField>({
  info,
  field,
  facts,
}: PlanFieldProps<Info, Name>): Omit<Pick<FieldInPlaceProps<Info>, Closed>, 'field'> => ({
  mayEdit: info.canManageFulfilmentPlan,
  locked: lockedReason(field.name, facts),
});

/** One row of a panel: a field of the plan, closed where its rule says so (F9, F10). */
export const PlanFieldProperty = <Info extends PanelInfo, Name extends EditablePlanField>(
  props: PlanFieldProps<Info, Name>,
) => <FieldProperty {...props} {...closedBy(props)} />;

/** The value alone, for a row that says more. */
export const PlanFieldInPlace = <Info extends PanelInfo, Name extends EditablePlanField>(
  props: PlanFieldProps<Info, Name>,
) => <FieldInPlace {...props} {...closedBy(props)} />;
