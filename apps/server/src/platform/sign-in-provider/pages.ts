import type { DemoAccount } from './demo-accounts.ts';
import { html, Html } from './html.ts';
import { pageStyle } from './page-style.ts';

interface SignInPage {
  readonly nonce: string;
  /** Where the form goes. */
  readonly action: string;
  readonly userName?: string | undefined;
  readonly error?: string | undefined;
  /** One-click accounts; empty outside demo mode. */
  readonly demoAccounts: readonly DemoAccount[];
}

const brand = html`<div class="brand">
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <rect width="24" height="24" rx="6" fill="var(--accent)" />
    <path
      d="M6.5 15.5 L11 9 L14.5 13 L17.5 8.5"
      fill="none"
      stroke="var(--on-accent)"
      stroke-width="1.75"
      stroke-linecap="round"
    />
    <circle cx="6.5" cy="15.5" r="1.6" fill="var(--on-accent)" />
    <circle cx="17.5" cy="8.5" r="1.6" fill="var(--on-accent)" />
  </svg>
  <div><strong>CRT</strong><span>Fulfilment and manufacturing</span></div>
</div>`;

/** Sign-in with a name and a password; works without script. */
export function signInPage(page: SignInPage): string {
  const isWrong = page.error !== undefined;
  return frame(
    page.nonce,
    'Sign in',
    html`<section class="card" aria-labelledby="title">
        <h1 id="title">Sign in</h1>
        ${isWrong && html`<p class="error" role="alert" id="error">${page.error}</p>`}
        <form method="post" action="${page.action}">
          <label
            >User name<input
              name="userName"
              autocomplete="username"
              autocapitalize="none"
              spellcheck="false"
              maxlength="200"
              required
              ${isWrong ? html`aria-describedby="error"` : html`autofocus`}
              value="${page.userName ?? ''}"
          /></label>
          <label
            >Password<input
              name="password"
              type="password"
              autocomplete="current-password"
              maxlength="200"
              required
              ${isWrong && html`aria-describedby="error" autofocus`}
          /></label>
          <button class="primary" type="submit">Sign in</button>
        </form>
      </section>
      ${page.demoAccounts.length > 0 && demoSection(page)}`,
  );
}

function demoSection({ action, demoAccounts }: SignInPage): Html {
  return html`<section class="demo" aria-labelledby="demo">
    <header>
      <h2 id="demo">Demo accounts</h2>
      <p>One click signs you in. All data here is fictional.</p>
    </header>
    <form method="post" action="${action}">
      <ul class="accounts">
        ${demoAccounts.map(
          ({ userName, does }) =>
            html`<li>
              <button name="account" value="${userName}"><b>${userName}</b><span>${does}</span></button>
            </li>`,
        )}
      </ul>
    </form>
  </section>`;
}

interface Message {
  readonly title: string;
  readonly text: string;
  readonly link?: { readonly href: string; readonly text: string };
}

/** One sentence and one way on. */
export function messagePage(nonce: string, { title, text, link }: Message): string {
  const { href, text: linkText } = link ?? { href: '/CRT/', text: 'Back to CRT' };
  return frame(
    nonce,
    title,
    html`<section class="card">
      <h1>${title}</h1>
      <p>${text}</p>
      <a class="primary" href="${href}">${linkText}</a>
    </section>`,
  );
}

/** Sends the provider's sign-out form by itself; the button is for browsers without script. */
export function signOutPage(nonce: string, form: string): string {
  return frame(
    nonce,
    'Sign out',
    html`<section class="card">
      <h1>Signing out …</h1>
      ${new Html(form)}
      <button class="primary" type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
      <script nonce="${nonce}">
        document.querySelector('button').click();
      </script>
    </section>`,
  );
}

function frame(nonce: string, title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title} · CRT</title>
        <style nonce="${nonce}">
          ${new Html(pageStyle)}
        </style>
      </head>
      <body>
        <main>${brand}${content}</main>
      </body>
    </html>`.text;
}
