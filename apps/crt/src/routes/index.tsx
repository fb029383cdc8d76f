import { lazy, useEffect, type ReactElement } from 'react';
import { BrowserRouter, useHref, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { UiProvider } from '@crt/ui/UiProvider';
import { basePath } from '../app/config.ts';
import { machineZone } from '../app/machine-zone.ts';
import { usePreferences } from '../app/preferences/preferences.ts';
import { Shell } from '../nav/Shell.tsx';
import { GuardedScreen } from './GuardedScreen.tsx';
import { guardSteps, leave } from './leaving.ts';
import { screenHere } from './preload.ts';
import { otherwise, rowAt } from './row-at.ts';
import type { RouteRow, Screen } from './route.ts';

const notBuilt: () => Promise<Screen> = () => import('../screens/NotBuiltScreen.tsx');

const screens = new Map<RouteRow, ReactElement>();

/**
 * The screen of a row, the same element each time. What is here is drawn as it is: a lazy screen, even one whose promise is
 * kept already, is drawn empty first, and React holds that for a third of a second.
 */
function screenOf(row: RouteRow): ReactElement {
  const known = screens.get(row);
  if (known) return known;
  const screen = <GuardedScreen row={row} screen={screenHere(row) ?? lazy(row.screen ?? notBuilt)} />;
  screens.set(row, screen);
  return screen;
}

// Ahead of the router, which begins to listen when it is drawn.
const arrived = guardSteps();

/** Every screen at its address, inside the shell. */
export const AppRouter = () => (
  <BrowserRouter basename={basePath.replace(/\/$/, '')}>
    <LinkedShell />
  </BrowserRouter>
);

/** Gives the kit its surroundings: theme, language, zone, and the router for links and menus. */
const LinkedShell = () => {
  const navigate = useNavigate();
  const location = useLocation();
  const row = rowAt(location.pathname);
  // The router gets the route that was found: it need not weigh all sixty against each other a second time.
  const found = row ? [row] : otherwise;
  const screen = useRoutes(found.map((one) => ({ path: one.path, element: screenOf(one) })));
  useEffect(() => arrived(), [location]);
  const { theme, density } = usePreferences();
  return (
    <UiProvider
      theme={theme}
      density={density}
      locale="en-GB"
      timeZone={machineZone}
      navigate={(path) => leave(path, () => void navigate(path))}
      useHref={useHref}
    >
      <Shell row={row}>{screen}</Shell>
    </UiProvider>
  );
};
