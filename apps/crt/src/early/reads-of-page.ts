import type { ScreenReads } from '../routes/route.ts';

/** What the screen of this page asks first: nothing. The build puts the `*.reads.ts` of a screen in its place. */
const nothing: ScreenReads | undefined = undefined;

export default nothing as ScreenReads | undefined;
