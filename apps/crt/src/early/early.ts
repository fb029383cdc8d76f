/**
 * Runs inside the page, before the first file of the application has arrived: dresses the page as the person chose, and
 * sends what the first screen is going to ask for. The application takes the answers instead of asking again (Connection).
 * It must stay small: it is part of every page, and nothing of the kit or of React may get into it.
 */
import { applyPreferences, storedPreferences } from '../app/preferences/stored-preferences.ts';
import { embeddedConfig } from '../app/config.ts';
import { recallRights } from '../app/permissions/remembered-rights.ts';
import { readStoredSession } from '../app/sign-in/stored-session.ts';
import { sendFirstReads } from './first-reads.ts';

applyPreferences(document.documentElement, storedPreferences());

const config = embeddedConfig();
const session = config && readStoredSession(config);
// A token near its end is renewed first, which takes the protocol library.
if (session && session.expiresAt * 1000 - Date.now() > 10_000)
  sendFirstReads(
    { token: session.accessToken, userId: session.user.id },
    window.location.search,
    recallRights(session.user.id, localStorage),
  );
