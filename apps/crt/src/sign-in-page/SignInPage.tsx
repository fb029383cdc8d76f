import { LocaleProvider } from '@crt/ui/LocaleProvider';
import { ThemeProvider } from '@crt/ui/ThemeProvider';
import { usePreferences } from '../app/preferences/preferences.ts';
import { SignIn, type SignInProps } from './SignIn.tsx';

/** The sign-in page as a whole; it looks as the user last chose for the application. */
export const SignInPage = ({ address }: SignInProps) => {
  const { theme, density } = usePreferences();
  return (
    <ThemeProvider theme={theme} density={density}>
      <LocaleProvider locale="en-GB" timeZone="UTC">
        <SignIn address={address} />
      </LocaleProvider>
    </ThemeProvider>
  );
};
