import type { SavedFilter } from '@crt/api-client/types-main';
import type { SavedView } from '@crt/ui/SavedViews';
import { Globe, User } from 'lucide-react';
import { savedFilterTexts as texts } from './saved-filter.texts.ts';

/** A saved filter with the icon and the words of its sharing: a person for private, a globe for shared (B18). */
export function toView({ id, name, sharingLevel }: SavedFilter): SavedView {
  const isShared = sharingLevel === 1;
  return {
    id: String(id),
    name,
    icon: isShared ? <Globe /> : <User />,
    description: isShared ? texts.shared : texts.private,
  };
}
