import type { SavedFilter } from '@crt/api-client/types-main';
import { SavedViews } from '@crt/ui/SavedViews';
import { toast } from '@crt/ui/toast';
import { useMemo, type ReactNode } from 'react';
import { savedFilterTexts as texts } from './saved-filter.texts.ts';
import { toView } from './saved-views.tsx';

export interface SavedFiltersProps {
  /** Whether the person may save over one is said by it, or else private ones are his own. */
  readonly filters: readonly (SavedFilter & { readonly canBeManaged?: boolean })[];
  /** The filter in use; its name stands on the button (E23). */
  readonly activeId: number | undefined;
  /** Its name, where it is known without the filters: these may come later, and are not everybody's. */
  readonly activeName?: string | undefined;
  /** The list is no longer as the filter in use has it. */
  readonly isModified: boolean;
  readonly onApply: (id: number) => void;
  /** Goes back to the filter in use, or to the list without any. */
  readonly onReset: () => void;
  /**
   * Saves what is shown under a name; `isOverwriting` after the person agreed to it. Answers whether it was saved: who
   * declines keeps the name that was typed. Throws what the server says.
   */
  readonly onSave: (name: string, isOverwriting: boolean) => Promise<boolean>;
  /** Saves what is shown over the filter in use; default: as `onSave` does when it overwrites. */
  readonly onUpdate?: ((name: string) => Promise<unknown>) | undefined;
  /** What is said of a new filter, below its name. */
  readonly besideName?: ReactNode;
}

/** The saved filters of a list: choose and apply one, save what is shown, overwrite after a question (E19 to E23). */
export const SavedFilters = (props: SavedFiltersProps) => {
  const { filters, activeId, activeName, isModified, besideName, ...on } = props;
  const views = useMemo(() => filters.map(toView), [filters]);
  const { onUpdate = (name: string) => on.onSave(name, true) } = on;
  const isOwn = filters.some(
    ({ id, sharingLevel, canBeManaged = sharingLevel === 0 }) => id === activeId && canBeManaged,
  );
  return (
    <SavedViews
      label={texts.title}
      maxNameLength={100}
      views={views}
      activeName={activeName}
      activeId={activeId === undefined ? null : String(activeId)}
      isModified={isModified}
      onApply={(id) => on.onApply(Number(id))}
      onReset={on.onReset}
      onSave={(name, overwritten) => on.onSave(name, overwritten !== undefined)}
      // A shared filter may be somebody else's; under its name one's own would be saved.
      {...(isOwn && { onUpdate: async ({ name }) => void (await onUpdate(name)) })}
      onOverwriteDeclined={() => void toast({ message: texts.declined, tone: 'info' })}
      besideName={besideName}
    />
  );
};
