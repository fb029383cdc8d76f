/* Generated from openapi/ by `npm run generate`. Do not edit. */

/** Resources, by tag, that are read again when something of the given resource has changed. */
export const relatedTags: Readonly<Record<string, readonly string[]>> = {
  "plan-filter": [
    "plan-list"
  ],
  "plan": [
    "change",
    "manufacturing-cycle",
    "manufacturing-cycle-list",
    "plan-link",
    "plan-list",
    "prototype-cycle",
    "repeat-order",
    "request-import",
    "tracking"
  ],
  "distribution-center": [
    "milestone-lead-time",
    "plan",
    "plan-list",
    "plan-option"
  ],
  "job-step": [
    "workflow",
    "workflow-step-effort"
  ],
  "stored-query": [
    "change",
    "manufacturing-filter",
    "plan-filter"
  ],
  "plan-list": [
    "manufacturing-cycle-list",
    "plan",
    "stored-query"
  ],
  "plan-comment": [
    "change",
    "plan",
    "repeat-order"
  ],
  "plan-link": [
    "change",
    "plan",
    "plan-list"
  ],
  "manufacturing-filter": [
    "manufacturing-cycle-list"
  ],
  "global-notification": [
    "manufacturing-cycle-list"
  ],
  "manufacturing-cycle": [
    "change",
    "combined-order",
    "manufacturing-cycle-list",
    "plan",
    "plan-list",
    "prototype-cycle",
    "repeat-order"
  ],
  "manufacturing-comment": [
    "manufacturing-cycle",
    "manufacturing-cycle-list",
    "plan",
    "prototype-cycle"
  ],
  "prototype-cycle": [
    "change",
    "manufacturing-cycle",
    "manufacturing-cycle-list",
    "plan",
    "plan-list"
  ],
  "combined-order": [
    "manufacturing-cycle",
    "manufacturing-cycle-list"
  ],
  "combined-order-comment": [
    "combined-order"
  ],
  "product-type": [
    "manufacturing-cycle-list",
    "manufacturing-option",
    "plan-list",
    "plan-option",
    "product"
  ],
  "product": [
    "manufacturing-cycle-list",
    "manufacturing-option",
    "plan-list",
    "plan-option"
  ],
  "calendar": [
    "calendar-day",
    "distribution-center",
    "manufacturing-location"
  ],
  "calendar-day": [
    "calendar",
    "manufacturing-cycle-list",
    "plan",
    "plan-list"
  ],
  "manufacturing-location": [
    "calendar",
    "manufacturing-cycle-list",
    "manufacturing-option",
    "plan-list",
    "plan-option",
    "product",
    "product-type"
  ],
  "lead-time-modification": [
    "manufacturing-cycle-list",
    "plan",
    "plan-list"
  ],
  "milestone-lead-time": [
    "manufacturing-cycle-list",
    "plan",
    "plan-list"
  ],
  "workflow": [
    "cycle-definition",
    "workflow-step-effort"
  ],
  "cycle-definition": [
    "product",
    "workflow"
  ],
  "workflow-step-effort": [
    "manufacturing-cycle",
    "manufacturing-cycle-list"
  ],
  "user": [
    "user-permission",
    "user-role"
  ],
  "user-permission": [
    "session",
    "user"
  ],
  "user-role": [
    "session",
    "user-permission"
  ],
  "notification": [
    "manufacturing-cycle-list"
  ],
  "notification-setting": [
    "notification"
  ],
  "request-import": [
    "change",
    "manufacturing-cycle-list",
    "plan",
    "plan-list"
  ],
  "document": [
    "documentation-product",
    "key-code"
  ],
  "documentation-product": [
    "document",
    "key-code"
  ],
  "key-code": [
    "document",
    "documentation-product"
  ],
  "product-import": [
    "documentation-product"
  ],
  "document-import": [
    "document"
  ],
  "document-type": [
    "dictionary",
    "document",
    "documentation-product"
  ],
  "country": [
    "dictionary",
    "document",
    "documentation-product",
    "region"
  ],
  "division": [
    "dictionary",
    "document",
    "documentation-product"
  ],
  "portal": [
    "dictionary",
    "document",
    "documentation-product"
  ],
  "language": [
    "dictionary",
    "document",
    "documentation-product"
  ],
  "product-family": [
    "dictionary",
    "document",
    "documentation-product"
  ],
  "region": [
    "dictionary",
    "document",
    "documentation-product"
  ],
  "documentation-role": [
    "documentation-permission"
  ],
  "designer": [
    "availability",
    "schedule"
  ],
  "availability": [
    "designer",
    "schedule",
    "session-time"
  ],
  "session-property": [
    "schedule",
    "session-time"
  ],
  "design-session": [
    "availability",
    "change",
    "plan",
    "plan-list",
    "schedule",
    "session-time"
  ]
};
