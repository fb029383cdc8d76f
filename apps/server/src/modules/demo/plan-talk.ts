import { requestType } from '@crt/domain/request-type';
import type { planComments, planLinks } from '../plan/plan-link.tables.ts';
import type { DemoUser } from './people.ts';
import { comments } from './plan-texts.ts';
import type { DemoPlan } from './plan-rows.ts';
import type { Random } from './random.ts';

type CommentRow = typeof planComments.$inferInsert;
type LinkRow = typeof planLinks.$inferInsert;

/** Comments and links between plans, with the counts and last comments written into the plans. */
export interface DemoTalk {
  readonly comments: readonly CommentRow[];
  readonly links: readonly LinkRow[];
}

/** Every fourth plan is talked about; one in twenty is linked to a neighbour. */
export function demoTalk(
  plans: readonly DemoPlan[],
  random: Random,
  authors: readonly DemoUser[],
  now: Date,
): DemoTalk {
  const talk = { comments: [] as CommentRow[], links: [] as LinkRow[] };
  for (const [place, { row, seed }] of plans.entries()) {
    if (row.underlyingPlanId != null) linkCounted(plans, row.id, row.underlyingPlanId);
    if (place % 20 === 7) addLink(talk.links, plans, row.id, place + random.between(2, 9));
    if (place % 4 !== 0 || seed.type === requestType.external) continue;
    for (let count = random.between(1, 3); count > 0; count -= 1) {
      const text = random.pick(comments);
      const age = random.next() * (now.getTime() - seed.created.getTime());
      const modifiedAt = new Date(now.getTime() - age);
      talk.comments.push({ ownerId: row.id, text, userId: random.pick(authors).id, modifiedAt });
      row.lastComment = text;
    }
  }
  return talk;
}

function addLink(links: LinkRow[], plans: readonly DemoPlan[], planId: number, otherPlace: number): void {
  const other = plans[otherPlace]?.row.id;
  if (other === undefined) return;
  links.push({ planId, linkedPlanId: other, linkType: 1 + 2 * (planId % 2), comment: null });
  linkCounted(plans, planId, other);
}

/** A link is seen from both plans. */
function linkCounted(plans: readonly DemoPlan[], one: number, other: number): void {
  for (const id of [one, other]) {
    const row = plans[id - 1]?.row;
    if (row) row.linksCount = (row.linksCount ?? 0) + 1;
  }
}
