/**
 * How a form reads what it is filled with: forgotten when the form closes, so that it begins with what stands and not with
 * what stood when it was open last (domain rules §3.12). Where only the form asks for it, by its own call.
 */
export const readAnew = { gcTime: 0 } as const;
