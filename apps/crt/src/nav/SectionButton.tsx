import { lazy, Suspense, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import type { MenuSection } from './menu.ts';
import type { MenuPopoverProps } from './MenuPopover.tsx';
import { useMenuButton } from './use-menu-button.ts';

const load = () => import('./SectionMenu.tsx');
const SectionMenu = lazy(load);

export interface SectionButtonProps {
  readonly section: MenuSection;
  readonly currentPath: string;
  readonly className: string;
  readonly placement: MenuPopoverProps['placement'];
  /** 'page' or 'true' while the section is on screen. */
  readonly mark?: { readonly 'aria-current': 'page' | 'true' } | Record<string, never>;
  /** The name, where only an icon is to be seen. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A button of the navigation that opens the entries of its section. */
export const SectionButton = ({
  section,
  currentPath,
  className,
  placement,
  mark = {},
  label,
  children,
}: SectionButtonProps) => {
  const { isOpen, close, trigger, buttonProps } = useMenuButton(() => void load());
  return (
    <>
      <Button
        {...buttonProps}
        className={className}
        {...mark}
        {...(label !== undefined && { 'aria-label': label })}
      >
        {children}
      </Button>
      {isOpen && (
        <Suspense>
          <SectionMenu
            section={section}
            currentPath={currentPath}
            trigger={trigger}
            onClose={close}
            placement={placement}
          />
        </Suspense>
      )}
    </>
  );
};
