import type { HandlerPart } from '../../../contract/handlers.ts';
import { answerOf } from '../../write-road/answer.ts';
import { linkType, linkTypes } from './link-types.ts';
import { listLinkedPlans } from './linked-plans.ts';
import { deleteLink, saveLink } from './save-link.ts';

/** Links between plans (F50 to F53, F62, F63). */
export const planLinkHandlers = {
  listLinkedPlans: (context, { params }) => listLinkedPlans(context, params.id),
  listLinkTypes: () =>
    answerOf({
      types: Object.values(linkType)
        .filter((type) => type !== linkType.reOrder)
        .map((type) => ({ type, name: linkTypes[type].name })),
    }),
  savePlanLink: (context, { body }) => saveLink(context, body),
  deletePlanLink: (context, { body }) => deleteLink(context, body.fulfilmentPlanId, body.linkId),
} satisfies HandlerPart;
