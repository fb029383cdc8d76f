/**
 * The answer of every rule that guards an action. The widget shows the reason on the disabled control, the
 * server refuses the call with the same reason, so that a button and a call never disagree.
 */
export type Verdict = { readonly isAllowed: true } | { readonly isAllowed: false; readonly reason: string };

/** The action may be done. */
export const allow: Verdict = { isAllowed: true };

/** The action may not be done now; `reason` is one sentence for the person who wants to do it. */
export function deny(reason: string): Verdict {
  return { isAllowed: false, reason };
}

/** The first refusal among `verdicts`, or {@link allow}. */
export function allOf(...verdicts: readonly Verdict[]): Verdict {
  return verdicts.find((verdict) => !verdict.isAllowed) ?? allow;
}
