import { withPreparation, type HandlerPart } from '../../contract/handlers.ts';
import { planDetailsConfiguration } from './details/details-configuration.ts';
import { editDataRevision } from './edit/edit-data-revision.ts';
import { editField } from './edit/edit-field.ts';
import { holdOrResume } from './edit/hold-plan.ts';
import { manufacturingEdits } from './edit/manufacturing-edits.ts';
import { planChanges } from './details/plan-changes.ts';
import { planDataEdits } from './edit/plan-data-edits.ts';
import { manufacturingInformation, planData, shipment, showShipment } from './details/plan-panels.ts';
import { repeatOrders } from './repeat-order/repeat-orders.ts';
import { editOrderNumber, requestEdits } from './edit/request-edits.ts';
import { requestInformation } from './details/request-information.ts';
import { editPosition, editStartDate, recalculate } from './schedule/edit-start.ts';
import { rescheduleManufacturing } from './schedule/reschedule-manufacturing.ts';
import { isWaiting, reckonStarts, type StartsAnew } from './schedule/starts-anew.ts';
import { searchPlans } from './search/search-plans.ts';

/** What the details of a plan read (F), and the two ways to find one from elsewhere (K, M). */
export const planReadHandlers = {
  getPlanDetailsConfiguration: (context, { params }) => planDetailsConfiguration(context, params.id),
  getRequestInformation: (context, { params }) => requestInformation(context, params.id),
  getPlanData: (context, { params }) => planData(context, params.id),
  getManufacturingInformation: (context, { params }) => manufacturingInformation(context, params.id),
  getShowShipmentInformation: (context, { params }) => showShipment(context, params.id),
  getShipmentInformation: (context, { params }) => shipment(context, params.id),
  getPlanChanges: (context, { params }) => planChanges(context, params.id),
  getRepeatOrders: (context, { params }) => repeatOrders(context, params.id),
  searchPhrase: (context, { body }) => searchPlans(context, body),
} satisfies HandlerPart;

/** The edits of a plan: most are a row of the table of edits (F13 to F37). */
export const planEditHandlers = {
  editPlanProductNumber: (context, { body }) => editField(context, requestEdits.productNumber, body),
  editPlanDistributionCenter: (context, { body }) =>
    editField(context, requestEdits.distributionCenter, body),
  editPlanRequestStatus: (context, { body }) => editField(context, requestEdits.requestStatus, body),
  editPlanQuantity: (context, { body }) => editField(context, requestEdits.quantity, body),
  editPlanPONumber: (context, { body }) => editField(context, requestEdits.poNumber, body),
  editPlanPONumberDate: (context, { body }) => editField(context, requestEdits.poNumberDate, body),
  editPlanRaApproval: (context, { body }) => editField(context, requestEdits.raApproval, body),
  editPlanLoanerSet: (context, { body }) => editField(context, requestEdits.loanerSet, body),
  editPlanOrderNumber: (context, { body }) => editOrderNumber(context, body),
  editPlanPriority: (context, { body }) => editField(context, planDataEdits.priority, body),
  editPlanManufacturingAtRisk: (context, { body }) =>
    editField(context, planDataEdits.manufacturingAtRisk, body),
  editPlanDesignSessionDate: (context, { body }) => editField(context, planDataEdits.designSessionDate, body),
  editPlanFileUploadedDate: (context, { body }) => editField(context, planDataEdits.fileUploadedDate, body),
  editPlanOverflowDays: (context, { body }) => editField(context, planDataEdits.overflowDays, body),
  editPlanTrackingNumber: (context, { body }) => editField(context, planDataEdits.trackingNumber, body),
  editPlanTrackingUrl: (context, { body }) => editField(context, planDataEdits.trackingUrl, body),
  reimportPlan: (context, { body }) => editField(context, planDataEdits.reimport, body),
  editPlanSides: (context, { body }) => editField(context, manufacturingEdits.sides, body),
  editPlanCustomBlank: (context, { body }) => editField(context, manufacturingEdits.customBlank, body),
  editPlanManufacturingLocation: (context, { body }) =>
    editField(context, manufacturingEdits.manufacturingLocation, body),
  editPlanManufacturingDataRevision: (context, { body }) => editDataRevision(context, body),
  setPlanOnHoldOrResume: (context, { body }) => holdOrResume(context, body),
  editPlanManufacturingStartDate: (context, { body }) => editStartDate(context, body),
  editPlanManufacturingPosition: (context, { body }) => editPosition(context, body.id, body.newValue),
  rescheduleManufacturingMilestones: (context, { params }) => rescheduleManufacturing(context, params.id),
  recalculateManufacturingStarts: withPreparation<'recalculateManufacturingStarts', StartsAnew>(
    (context, { body }) => reckonStarts(context, { which: isWaiting(body.newValue) }),
    (context, { body }, starts) => recalculate(context, body.id, body.newValue, starts),
  ),
} satisfies HandlerPart;
