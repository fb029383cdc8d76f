/** How urgent the badge of an approved design looks. */
export type ApprovalTone = 'success' | 'warning' | 'danger';

/** The badge that counts the hours since a design was approved (G15). */
export interface ApprovalBadge {
  readonly hours: number;
  readonly tone: ApprovalTone;
  readonly text: string;
}

const hour = 3_600_000;

/** The badge of a design: whole hours, rounded down; below 48 success, up to 75 warning, above danger (G15). */
export function approvalBadge(approvedAt: Date, now: Date): ApprovalBadge {
  const hours = Math.max(0, Math.floor((now.getTime() - approvedAt.getTime()) / hour));
  const tone = hours < 48 ? 'success' : hours <= 75 ? 'warning' : 'danger';
  return { hours, tone, text: `Design approval ${hours}h ago` };
}
