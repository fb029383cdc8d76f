/** Asks whether what is typed may be lost; true when the person agrees. */
export type MayLeave = () => Promise<boolean>;

/** What is typed and not saved, on the whole page or in a part of it: whom to ask before it goes. */
export type Unsaved = Set<MayLeave>;

/** Everything on the page that is typed and not saved: ask before the address changes. */
export const unsavedOnPage: Unsaved = new Set();

/** True when nothing is lost, or the person agreed. One question, however much is typed. */
export const mayLeave = async (unsaved: Unsaved): Promise<boolean> => (await [...unsaved].at(-1)?.()) ?? true;
