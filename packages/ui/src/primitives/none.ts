/** Nothing, and always the same: what is drawn from an empty list is planned once, not with every render. */
export const none: never[] = [];
