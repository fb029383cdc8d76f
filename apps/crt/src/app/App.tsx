import { LocaleProvider } from '@crt/ui/LocaleProvider';
import { ThemeProvider } from '@crt/ui/ThemeProvider';
import { AppRouter } from '../routes/index.tsx';
import { RightsProvider } from './permissions/RightsProvider.tsx';
import type { Rights } from './permissions/rights.ts';
import { usePreferences } from './preferences/preferences.ts';
import type { Session } from './sign-in/session.ts';
import { SessionProvider } from './sign-in/SessionProvider.tsx';

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Everything that the screens stand on, from the outside in. */
export const App = ({ session, rights }: { session: Session; rights: Rights }) => {
  const { theme, density } = usePreferences();
  return (
    <ThemeProvider theme={theme} density={density}>
      <LocaleProvider locale="en-GB" timeZone={timeZone}>
        <SessionProvider session={session}>
          <RightsProvider rights={rights}>
            <AppRouter />
          </RightsProvider>
        </SessionProvider>
      </LocaleProvider>
    </ThemeProvider>
  );
};
