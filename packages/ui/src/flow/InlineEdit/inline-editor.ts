import { type ComponentType, createContext, lazy } from 'react';
import type { Key } from 'react-aria-components/Select';
import type { InlineEditorProps } from './InlineEditor.tsx';

/**
 * Fields, lists and calendars are many times the size of the text that they edit, so they come when a hand or the focus
 * comes near.
 */
export const loadEditor = () => import('./InlineEditor.tsx');

/** The editor that is used; stories put one in its place that takes its time. */
export const InlineEditorContext = createContext<ComponentType<InlineEditorProps<Key>>>(
  lazy(async () => ({ default: (await loadEditor()).InlineEditor<Key> })),
);
