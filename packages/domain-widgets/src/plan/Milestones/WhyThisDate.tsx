import type { Milestone } from '@crt/api-client/types-main';
import { IconButton } from '@crt/ui/Button';
import { CircleHelp } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { whyTexts } from './milestones.texts.ts';

// The chain is read seldom, the button stands in every row: the overlay comes when a hand or the focus comes near.
const load = () => import('./WhyThisDatePopover.tsx');
const WhyThisDatePopover = lazy(load);

/** "Why this date?": opens the chain of facts that led to a due date. */
export const WhyThisDate = ({ milestone }: { readonly milestone: Milestone }) => {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={button}
        size="small"
        label={whyTexts.of(milestone.name)}
        icon={<CircleHelp />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setIsOpen(!isOpen)}
        onHoverStart={() => void load()}
        onFocus={() => void load()}
      />
      {isOpen && (
        <Suspense>
          <WhyThisDatePopover milestone={milestone} trigger={button} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
