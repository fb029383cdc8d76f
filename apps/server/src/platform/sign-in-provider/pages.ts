import { html, Html } from './html.ts';
import { pageStyle } from './page-style.ts';

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
