import type { SearchHit } from '@crt/api-client/types-main';

/** Screens from which is searched, and which show what was found: 1 plan, 2 cycle, 3 repeat orders, 4 prototype (M2). */
export type SearchScreen = SearchHit['screenType'];

/** Signs of the longest phrase for which the server looks. */
export const longestPhrase = 60;
