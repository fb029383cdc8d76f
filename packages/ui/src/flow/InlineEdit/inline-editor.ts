import { type ComponentType, lazy } from 'react';
import type { Key } from 'react-aria-components/Select';
import { whenIdle } from '../../primitives/when-idle.ts';
import type { InlineEditorProps } from './InlineEditor.tsx';

type Editor = ComponentType<InlineEditorProps<Key>>;

let loaded: Editor | undefined;
let isAsked = false;

const load = async (): Promise<{ default: Editor }> => {
  const { InlineEditor } = await import('./InlineEditor.tsx');
  loaded = InlineEditor<Key>;
  return { default: loaded };
};

const Later = lazy(load);

/**
 * Fetches the editor in idle time after the first value that can be edited is on screen, once for all of them: fields,
 * lists and calendars are many times the size of the text that they edit.
 */
export const loadWhenIdle = (): void => {
  if (isAsked) return;
  isAsked = true;
  // One that does not come is asked for again, and told, when somebody edits.
  void whenIdle()
    .then(load)
    .catch(() => undefined);
};

/** The editor; as it is once it is here: a lazy one is drawn empty first, and React holds that for a third of a second. */
export const editor = (): Editor => loaded ?? Later;
