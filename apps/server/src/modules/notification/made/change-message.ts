import { changeTypeText } from '@crt/domain/notification-rule';
import { changeSentence } from '../../change-log/change-sentence.ts';
import type { changes } from '../../history/change.tables.ts';

type Change = Pick<typeof changes.$inferSelect, 'field' | 'oldText' | 'newText'>;

/** As long as the contract lets a message be. */
const longest = 500;

/** A text that is cut where it is too long. */
export const cut = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;

/** What a notification of a change says: its request and the sentence of the change log (§3.11). */
export const changeMessage = (requestId: string, change: Change): string =>
  cut(`${requestId}: ${toldChange(change)}`);

/** A change of a plan or of its manufacturing as a sentence. */
export const toldChange = (change: Change): string =>
  /^(?:job|rework):/.test(change.field) ? jobSentence(change) : sentenceOf(change);

/** The change log tells of plans; what cycles alone have has its own name. */
const sentenceOf = (change: Change) => changeSentence({ ...change, name: changeTypeText(change.field) });

/** How far a job was and is: 'Milling and Inspection: Milling In Progress, now Deburring Pending.' */
function jobSentence({ oldText, newText }: Change): string {
  if (oldText === null || newText === null) return `${newText ?? oldText ?? ''}.`;
  const [name] = oldText.split(': ');
  const next = newText.startsWith(`${name ?? ''}: `) ? newText.slice((name?.length ?? 0) + 2) : newText;
  return `${oldText}, now ${next}.`;
}
