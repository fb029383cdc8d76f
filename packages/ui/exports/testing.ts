export { playwrightKit } from '../src/testing/playwright.ts';
export type { LocatorLike, Name, PageLike } from '../src/testing/playwright.ts';
export { domKit } from '../src/testing/dom.ts';
export type { Queries, Screen, User } from '../src/testing/dom.ts';
