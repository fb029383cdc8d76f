/** The kinds of fulfilment plan (E34, S1 §3); type 5 is created from the session planner only. */
export const requestType = { eRequest: 1, reOrder: 2, prototype: 3, designOnly: 4, external: 5 } as const;
/** Number of a kind of plan on the wire. */
export type RequestType = (typeof requestType)[keyof typeof requestType];

/** All kinds of plan, by their numbers. */
export const allRequestTypes: readonly RequestType[] = Object.values(requestType);

/** The category shown for each kind of plan (S1 §3). */
export const requestTypeName: Readonly<Record<RequestType, string>> = {
  1: 'eRequest',
  2: 'ReOrder',
  3: 'Prototype',
  4: 'DesignOnly',
  5: 'External',
};

/** What planners enter: eRequests are imported, external plans come from the session planner (E34). */
export type EnteredRequestType = 2 | 3 | 4;

const manuallyCreated: readonly EnteredRequestType[] = [
  requestType.reOrder,
  requestType.prototype,
  requestType.designOnly,
];

/** Whether planners create plans of this kind by hand; imported kinds get centre and status from outside (F14, F15, E34). */
export function isManuallyCreatable(type: RequestType): type is EnteredRequestType {
  return manuallyCreated.some((known) => known === type);
}

/** Whether a plan of this kind ends with the approved design, without manufacturing or shipment (F3, F4, F5). */
export function isDesignSessionOnly(type: RequestType): boolean {
  return type === requestType.designOnly;
}
