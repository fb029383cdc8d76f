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

/** Refused with the reason of every rule that is broken, one sentence after the other; allowed when none is. */
export function denyWhere(...rules: readonly (readonly [isBroken: boolean, reason: string])[]): Verdict {
  const reasons = rules.flatMap(([isBroken, reason]) => (isBroken ? reason : []));
  return reasons.length === 0 ? allow : deny(reasons.join(' '));
}

/** The first refusal among `verdicts`, or {@link allow}. */
export function allOf(...verdicts: readonly Verdict[]): Verdict {
  return verdicts.find((verdict) => !verdict.isAllowed) ?? allow;
}

/** Why an action is refused, for its control to say; undefined when it is allowed. */
export const reasonOf = (verdict: Verdict): string | undefined =>
  verdict.isAllowed ? undefined : verdict.reason;
