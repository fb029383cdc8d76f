/** Text that is markup already. */
export interface Html {
  readonly markup: string;
}

type Part = string | number | Html | undefined | readonly Part[];

/** Markup with everything escaped that is put into it, except other markup. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { markup: strings.reduce((text, string, index) => text + toMarkup(parts[index - 1]) + string) };
}

function toMarkup(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  return isHtml(part) ? part.markup : part.map(toMarkup).join('');
}

function isHtml(part: Html | readonly Part[]): part is Html {
  return 'markup' in part;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A description: paragraphs, lists of `-` lines, and `code` in backticks; nothing else of Markdown. */
export function prose(text: string | undefined): Html {
  const blocks = (text ?? '')
    .trim()
    .split(/\n{2,}/)
    .filter(Boolean);
  return html`${blocks.map((block) =>
    block.startsWith('- ')
      ? html`<ul>
          ${block
            .slice(2)
            .split(/\n- /)
            .map((item) => html`<li>${inline(item)}</li>`)}
        </ul>`
      : html`<p>${inline(block)}</p>`,
  )}`;
}

function inline(text: string): readonly Html[] {
  return text
    .split('`')
    .map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : html`${piece}`));
}
