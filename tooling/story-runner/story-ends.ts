/** One story in the index that a built Storybook carries. */
interface Entry {
  readonly id: string;
  readonly type?: string;
  readonly title: string;
  readonly tags?: readonly string[];
}

/** How a story must look after its play: as it was drawn, in the state that it is named for, or without a focus. */
export type StoryEnd = 'untouched' | 'open' | 'loading' | 'failed' | 'empty' | ControlState | 'at rest';
type ControlState = 'disabled' | 'read-only' | 'invalid' | 'required' | 'selected' | 'pending';

/** The words at the end of a name that say which state a story shows. */
const states: readonly (readonly [RegExp, StoryEnd])[] = [
  [/(^|-)(open|question)$|^open-/, 'open'],
  [/(^|-)loading$/, 'loading'],
  [/(^|-)(?<!nothing-)failed$/, 'failed'],
  [/^(empty|nothing-yet|nothing-matches)$/, 'empty'],
  [/^(.*-)?(?<!with-)disabled$/, 'disabled'],
  [/(^|-)read-only$/, 'read-only'],
  [/(^|-)invalid$/, 'invalid'],
  [/(^|-)required$/, 'required'],
  [/^(selected|selection|checked)$/, 'selected'],
  [/(^|-)(pending|busy)$/, 'pending'],
];

/**
 * How the stories must end. What designers look at is what is stored: the first story of a component that is
 * photographed, and whatever is called default or filled, end as they were drawn; what is named for a state, or is tagged
 * `opens`, shows it, unless it is tagged `unseen`: a list that fails may just stay away; nothing that is photographed keeps the focus of a play unless it is named for focus or keys.
 */
export function storyEnds(entries: readonly Entry[]): Record<string, readonly StoryEnd[]> {
  const seen = new Set<string>();
  return Object.fromEntries(
    entries.flatMap(({ id, type, title, tags = [] }): [string, StoryEnd[]][] => {
      if (type !== 'story') return [];
      const name = id.split('--')[1] ?? '';
      const isLook = !tags.includes('no-visual');
      const isFirst = isLook && !seen.has(title);
      if (isFirst) seen.add(title);
      const isSeen = !tags.includes('unseen');
      const ends = new Set(states.flatMap(([words, state]) => (isSeen && words.test(name) ? [state] : [])));
      if (tags.includes('opens')) ends.add('open');
      const isPlayed = tags.includes('play-fn');
      if (isPlayed && isLook && !isNamedForFocus(name) && !tags.includes('opens')) ends.add('at rest');
      // Last, for it is drawn anew for that.
      if (isPlayed && !ends.has('open') && (isFirst || ['default', 'filled'].includes(name)))
        ends.add('untouched');
      return ends.size > 0 ? [[id, [...ends]]] : [];
    }),
  );
}

/** Whether the focus is what a story, by its name, is about. */
export const isNamedForFocus = (name: string): boolean => /focus|keyboard|keys|arrows/.test(name);
