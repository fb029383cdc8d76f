import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { visuallyHidden } from '@crt/ui/visually-hidden';
import { whenIdle } from '@crt/ui/when-idle';
import { worlds } from '../app/app-title.ts';
import { Notices } from '../app/connection/Notices.tsx';
import { usePermissions, useRightsState } from '../app/permissions/RightsProvider.tsx';
import { usePreferences } from '../app/preferences/preferences.ts';
import { useSessionState } from '../app/sign-in/SessionProvider.tsx';
import { arrivalId } from '../routes/arrival.ts';
import { routeRows } from '../routes/rows.ts';
import { useCombinedOrderEntries, withCombinedOrders } from './combined-order-entries.ts';
import { buildMenu, currentSection, type CurrentRow } from './menu.ts';
import { isBarTight, menuLayout } from './menu-layout.ts';
import { navTexts } from './nav.texts.ts';
import { NavBar } from './NavBar.tsx';
import { useReportEntries, withReports } from './report-entries.ts';
import { useCurrentEntry, useSavedFilterEntries, withSavedFilters } from './saved-filter-entries.tsx';
import { SideMenu } from './SideMenu.tsx';
import * as styles from './Shell.css.ts';

// The screen comes first.
const Commands = lazy(() => whenIdle().then(() => import('./commands/Commands.tsx')));

const Rescheduling = lazy(() => whenIdle().then(() => import('./Rescheduling.tsx')));

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

const contentId = 'content';

/** The frame around every screen: navigation for whoever has rights, and the place of the screen. */
export const Shell = ({ row, children }: { row: CurrentRow; children: ReactNode }) => {
  const { status } = useSessionState();
  const rights = useRightsState();
  const isNavigable = status === 'signed-in' && rights.status === 'ready' && rights.permissions.size > 0;
  const { menuMode } = usePreferences();
  const width = useSyncExternalStore(onResize, () => window.innerWidth);
  const permissions = usePermissions();
  const currentPath = useCurrentEntry();
  const { hasMain, hasDocumentation } = worlds(permissions);
  const layout = menuLayout(menuMode, width, hasMain && hasDocumentation);
  const saved = useSavedFilterEntries(isNavigable, permissions);
  const screens = buildMenu(routeRows, permissions);
  const orders = useCombinedOrderEntries(isNavigable, permissions);
  const reports = useReportEntries(isNavigable, permissions);
  const menu = withReports(withCombinedOrders(withSavedFilters(screens, saved), orders), reports);
  const navigation = { menu, current: currentSection(menu, row), currentPath };
  return (
    <div className={styles.shell} data-layout={isNavigable ? layout : 'bare'}>
      <a
        href={`#${contentId}`}
        className={styles.skip}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(contentId)?.focus();
        }}
      >
        {navTexts.skipToContent}
      </a>
      {isNavigable && layout === 'horizontal' && <NavBar {...navigation} isTight={isBarTight(width)} />}
      {isNavigable && layout !== 'horizontal' && (
        <SideMenu {...navigation} isCollapsed={layout === 'collapsed'} />
      )}
      <div id={arrivalId} role="status" className={visuallyHidden} />
      <div className={styles.body}>
        <Notices />
        {isNavigable && (
          <Suspense>
            <Rescheduling />
          </Suspense>
        )}
        <main id={contentId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      {isNavigable && (
        <Suspense>
          <Commands screens={screens} saved={saved} />
        </Suspense>
      )}
    </div>
  );
};
